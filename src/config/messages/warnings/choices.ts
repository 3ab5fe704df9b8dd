import { blogProviders } from '../../../providers/providers.ts';
import { addressesIn } from '../../address.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage, type Words } from '../../fields/field.ts';
import { blogSources } from '../../fields/page.ts';
import { knownStatuses } from '../../fields/projects.ts';
import { knownCategories, serviceIconKeys } from '../../fields/services.ts';
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
    ...told({
      'googleAnalytics.id':
        id &&
        !/^(?!.*X{4})(G|GT|AW)-[A-Z0-9-]+$/.test(id) &&
        `Found ${quote(id)}, ${id.startsWith('UA-') ? 'an id of Universal Analytics, which Google has ended' : 'an unusual id'}. Compare it with the one in Google Analytics. Allowed: an id such as 'G-ABC123DEF4'.`,
      'social.stackoverflow':
        account &&
        !/^\d+(\/|$)/.test(account) &&
        `Found ${quote(account)}, for which Stack Overflow has no page. Write number and name, such as '1/jeff-atwood'.`,
    }),
  ];
}

const sources = [...blogSources, 'feed'];

/** A source that nobody can read, a feed without its address or the other way round, and more articles than there are. */
function blogWarnings({ source, url, username, limit = 0, display }: NonNullable<Config['blog']>): Problem[] {
  const cure =
    source && (suggestion(source, sources) ?? "Write one that can; 'feed' reads any blog that has a feed.");
  const provider = blogSources.find((name) => name === (source ?? 'dev'));
  const { name, most } = blogProviders[provider ?? 'dev'];
  const isUnknown = source && !sources.includes(source);
  return told({
    'blog.url':
      source === 'feed' &&
      !url &&
      `Missing, so the blog is not shown. Add the address of the feed. Allowed: ${feedAddress.allowed}.`,
    'blog.username':
      (display ?? source) &&
      provider &&
      !username &&
      !url &&
      `Missing, so the blog is not shown. Add your name at ${name}, or remove the block.`,
    'blog.source':
      url && source !== 'feed'
        ? `${source ? `Found ${quote(source)}` : 'Missing'}, so the feed at \`url\` is not read. Write \`source: 'feed'\`, ${username ? 'or remove `url`' : 'or the blog is not shown'}.`
        : isUnknown &&
          `Found ${quote(source)}, from which no articles can be read: the blog is not shown. ${cure} Allowed: ${sources.map((name) => `'${name}'`).join(' or ')}.`,
    'blog.limit':
      provider &&
      username &&
      limit > most &&
      `Found the number ${limit}, but ${name} gives ${most} articles at most. Write ${most} or less.`,
  });
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
    return told({ [path]: meant && `Found ${quote(word)}, a word without a colour. ${meant}` });
  });
}

function suggestion(word: string, known: readonly string[]): string | undefined {
  const meant = nearest(word, known);
  return meant && `Did you mean '${meant}'?`;
}

/** Pictures that no browser loads, and a site that is served under another address. @param base of this build */
export function addressWarnings(given: Config, base: string): Problem[] {
  const { seo, social } = given;
  const { imageURL = '' } = seo ?? {};
  const { website } = social ?? {};
  return [
    ...addressesIn(given).flatMap(({ address, path, note }) =>
      told({
        [path]:
          note.address === 'picture' &&
          /^http:/i.test(address) &&
          `Found ${quote(address)}. Browsers do not load http pictures into https pages. Write '${address.replace(/^http:/i, 'https:')}', or put the picture into public/.`,
      }),
    ),
    ...told({
      'seo.url': seo?.url && otherAddress(seo.url, base),
      'seo.imageURL':
        /\.(svg|avif|heic)$/i.test(imageURL.replace(/[?#].*$/s, '')) &&
        `Found ${quote(imageURL)}, which social networks do not show. Use a PNG or JPEG file, or leave it out: then one is made for you.`,
      // A website without a scheme is linked with http, as the specification has it.
      'social.website':
        website &&
        !/^https?:/i.test(website) &&
        `Found ${quote(website)}, which is linked as http://, without encryption. Write 'https://${website}'.`,
    }),
  ];
}

/** An address without encryption, or whose path is not the one that the site is served under: only `base` decides that. */
function otherAddress(url: string, base: string): string | undefined {
  const { origin, pathname, protocol, hostname } = new URL(url);
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (protocol === 'http:' && hostname !== 'localhost')
    return `Found ${quote(url)}. Without https browsers run no worker, and nothing works offline. Write '${url.replace(/^http:/i, 'https:')}'.`;
  if (path === base) return undefined;
  return path === '/'
    ? `Found ${quote(url)}, but with base '${base}' visitors find the site at '${origin}${base}'. Write that, or set base to '/' if the site is served at the top of its domain.`
    : `Found ${quote(url)}, but the site is served under '${base}'. Write '${origin}', or set base to '${path}'.`;
}
