import { serviceIconKeys } from '../../../model/offer.ts';
import { blogProviders } from '../../../providers/providers.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage, type Words } from '../../fields/field.ts';
import { blogSources } from '../../fields/page.ts';
import { knownStatuses } from '../../fields/projects.ts';
import { knownCategories } from '../../fields/services.ts';
import { feedAddress } from '../../format/address.ts';
import { nearest } from '../nearest.ts';
import { type Problem, quote, told } from '../problem.ts';

/** Values that are allowed, but to which the page or a provider gives no meaning. */
export function choiceWarnings({ blog, services, projects, googleAnalytics, social }: Config): Problem[] {
  const id = googleAnalytics?.id;
  const account = social?.stackoverflow;
  return [
    ...blogWarnings(blog ?? {}),
    ...(services?.list ?? []).flatMap((service, index) => [
      ...serviceIcon(`services.list[${index}].icon`, service?.icon),
      ...misspelling(`services.list[${index}].category`, service?.category, knownCategories),
    ]),
    ...(projects?.private?.projects ?? []).flatMap((project, index) =>
      misspelling(`projects.private.projects[${index}].status`, project?.status, knownStatuses),
    ),
    ...told(
      id &&
        !/^(?!.*X{4})(G|GT|AW)-[A-Z0-9-]+$/.test(id) && {
          path: 'googleAnalytics.id',
          message: `Found ${quote(id)}, ${id.startsWith('UA-') ? 'an id of Universal Analytics, which Google has ended' : 'an unusual id'}. Compare it with the one in Google Analytics. Allowed: an id such as 'G-ABC123DEF4'.`,
        },
      account &&
        !/^\d+(\/|$)/.test(account) && {
          path: 'social.stackoverflow',
          message: `Found ${quote(account)}, for which Stack Overflow has no page. Write number and name, such as '1/jeff-atwood'.`,
        },
    ),
  ];
}

const sources = [...blogSources, 'feed'];

/** A source that nobody can read, a feed without its address or the other way round, and more articles than there are. */
function blogWarnings({ source, url, username, limit = 0 }: NonNullable<Config['blog']>): Problem[] {
  const cure =
    source && (suggestion(source, sources) ?? "Write one that can; 'feed' reads any blog that has a feed.");
  const provider = blogSources.find((name) => name === (source ?? 'dev'));
  const { name, most } = blogProviders[provider ?? 'dev'];
  return told(
    source &&
      !sources.includes(source) && {
        path: 'blog.source',
        message: `Found ${quote(source)}, from which no articles can be read: the blog is not shown. ${cure} Allowed: ${sources.map((name) => `'${name}'`).join(' or ')}.`,
      },
    source === 'feed' &&
      !url && {
        path: 'blog.url',
        message: `Missing, so the blog is not shown. Add the address of the feed. Allowed: ${feedAddress.allowed}.`,
      },
    url &&
      source !== 'feed' && {
        path: 'blog.source',
        message: `${source ? `Found ${quote(source)}` : 'Missing'}, so the feed at \`url\` is not read. Write \`source: 'feed'\`, ${username ? 'or remove `url`' : 'or the blog is not shown'}.`,
      },
    provider &&
      username &&
      limit > most && {
        path: 'blog.limit',
        message: `Found the number ${limit}, but ${name} gives ${most} articles at most. Write ${most} or less.`,
      },
  );
}

function serviceIcon(path: string, icon: string | undefined): Problem[] {
  const known: readonly string[] = serviceIconKeys;
  if (!icon || known.includes(icon)) return [];
  const message = `Found ${quote(icon)}, which is no icon: the one of 'consulting' is shown. ${suggestion(icon, known) ?? 'Write the key of one.'} Allowed: ${known.join(', ')}.`;
  return [{ path, message }];
}

/** The owner's own word is welcome; one that is nearly a known one is probably meant to be it. */
function misspelling(path: string, words: Words | undefined, known: readonly string[]): Problem[] {
  return inEachLanguage(words).flatMap((word) => {
    const meant = known.includes(word) ? undefined : suggestion(word, known);
    return meant ? [{ path, message: `Found ${quote(word)}, a word without a colour. ${meant}` }] : [];
  });
}

function suggestion(word: string, known: readonly string[]): string | undefined {
  const meant = nearest(word, known);
  return meant && `Did you mean '${meant}'?`;
}
