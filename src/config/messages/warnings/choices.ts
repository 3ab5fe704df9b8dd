import { serviceIconKeys } from '../../../model/offer.ts';
import { blogProviders } from '../../../providers/providers.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage, type Words } from '../../fields/field.ts';
import { blogSources } from '../../fields/page.ts';
import { knownStatuses } from '../../fields/projects.ts';
import { knownCategories } from '../../fields/services.ts';
import { feedAddress } from '../../format/address.ts';
import { nearest } from '../nearest.ts';
import { type Problem, quote } from '../problem.ts';

/** Values that are allowed, but to which the page or an outside provider gives no meaning. */
export function choiceWarnings({ blog, services, projects, googleAnalytics, social }: Config): Problem[] {
  return [
    ...blogSource(blog?.source),
    ...blogFeed(blog),
    ...(services?.list ?? []).flatMap((service, index) => [
      ...serviceIcon(`services.list[${index}].icon`, service?.icon),
      ...misspelling(`services.list[${index}].category`, service?.category, knownCategories),
    ]),
    ...(projects?.private?.projects ?? []).flatMap((project, index) =>
      misspelling(`projects.private.projects[${index}].status`, project?.status, knownStatuses),
    ),
    ...blogLimit(blog),
    ...analyticsId(googleAnalytics?.id),
    ...stackOverflowAccount(social?.stackoverflow),
  ];
}

const sources = [...blogSources, 'feed'];

/** A feed and its address go together. */
function blogFeed(blog: Config['blog']): Problem[] {
  const { source, url, username } = blog ?? {};
  if (source === 'feed' && !url) {
    const message = `Missing, so the blog is not shown. Add the address of the feed. Allowed: ${feedAddress.allowed}.`;
    return [{ path: 'blog.url', message }];
  }
  if (!url || source === 'feed') return [];
  const finding = source ? `Found ${quote(source)}` : 'Missing';
  const cure = username ? 'or remove `url`' : 'or the blog is not shown';
  const message = `${finding}, so the feed at \`url\` is not read. Write \`source: 'feed'\`, ${cure}.`;
  return [{ path: 'blog.source', message }];
}

function blogSource(source: string | undefined): Problem[] {
  if (!source || isOneOf(sources, source)) {
    return [];
  }
  const message =
    `Found ${quote(source)}, from which no articles can be read: the blog is not shown. ` +
    `${suggestion(source, sources) ?? "Write one that can; 'feed' reads any blog that has a feed."} Allowed: ${sources.map((name) => `'${name}'`).join(' or ')}.`;
  return [{ path: 'blog.source', message }];
}

function serviceIcon(path: string, icon: string | undefined): Problem[] {
  if (!icon || isOneOf(serviceIconKeys, icon)) {
    return [];
  }
  const message =
    `Found ${quote(icon)}, which is no icon: the one of 'consulting' is shown. ` +
    `${suggestion(icon, serviceIconKeys) ?? 'Write the key of one.'} Allowed: ${serviceIconKeys.join(', ')}.`;
  return [{ path, message }];
}

/** The owner's own word is welcome; one that is nearly a known one is probably meant to be it. */
function misspelling(path: string, words: Words | undefined, known: readonly string[]): Problem[] {
  return inEachLanguage(words).flatMap((word) => {
    const meant = isOneOf(known, word) ? undefined : suggestion(word, known);
    return meant ? [{ path, message: `Found ${quote(word)}, a word without a colour. ${meant}` }] : [];
  });
}

function suggestion(word: string, known: readonly string[]): string | undefined {
  const meant = nearest(word, known);
  return meant && `Did you mean '${meant}'?`;
}

const isOneOf = (known: readonly string[], word: string): boolean => known.includes(word);

function blogLimit(blog: Config['blog']): Problem[] {
  const source = blogSources.find((name) => name === (blog?.source ?? 'dev'));
  if (!source || !blog?.username) return [];
  const { name, most } = blogProviders[source];
  if ((blog.limit ?? 0) <= most) return [];
  const message = `Found the number ${blog.limit}, but ${name} gives ${most} articles at most. Write ${most} or less.`;
  return [{ path: 'blog.limit', message }];
}

function analyticsId(id: string | undefined): Problem[] {
  const isUsual = !id || (/^(G|GT|AW)-[A-Z0-9-]+$/.test(id) && !/X{4}/.test(id));
  if (isUsual) return [];
  const finding = id.startsWith('UA-')
    ? 'an id of Universal Analytics, which Google has ended'
    : 'an unusual id';
  const message = `Found ${quote(id)}, ${finding}. Compare it with the one in Google Analytics. Allowed: an id such as 'G-ABC123DEF4'.`;
  return [{ path: 'googleAnalytics.id', message }];
}

function stackOverflowAccount(account: string | undefined): Problem[] {
  if (!account || /^\d+(\/|$)/.test(account)) return [];
  const message = `Found ${quote(account)}, for which Stack Overflow has no page. Write number and name, such as '1/jeff-atwood'.`;
  return [{ path: 'social.stackoverflow', message }];
}
