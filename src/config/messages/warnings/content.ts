import type { Site } from '../../../model/site.ts';
import { type SiteLanguage, siteLanguages } from '../../../model/site-language.ts';
import { blogProviders } from '../../../site/providers.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage, isByLanguage } from '../../fields/field.ts';
import { blogSources } from '../../fields/page.ts';
import { feedAddress } from '../../format/address.ts';
import { schemaTree } from '../../schema-tree.ts';
import { shownByDefault } from '../../shown-by-default.ts';
import { pathInWords } from '../location.ts';
import { didYouMean } from '../nearest.ts';
import { type Problem, problemsAt, quote, valueAt, valuesIn } from '../problem.ts';

/** Content that the page does not show, and content that it shows although the owner did not write it. */
export function contentWarnings(given: Config, site: Pick<Site, 'languages'>): Problem[] {
  const { services, projects, themeConfig } = given;
  const { mode, display, manual } = projects?.github ?? {};
  const hasList = !!manual?.projects?.length;
  return [
    ...blogWarnings(given.blog ?? {}),
    ...entriesWithoutContent(given),
    ...sparseProjects(given),
    ...unseenFeatures(given),
    ...repeatedEntries(given),
    ...problemsAt(shownByDefault).filter(({ path }) => valueAt(given, [path]) === undefined),
    ...problemsAt({
      profile: dependsOnGitHub(given),
      'services.display': forgottenSwitch(services?.display, services?.list),
      'projects.private.display': forgottenSwitch(projects?.private?.display, projects?.private?.projects),
      'projects.github.manual.projects':
        mode === 'manual' &&
        display !== false &&
        !hasList &&
        "Missing, so the card is not shown: with mode 'manual' it shows the repositories of this list. Add some as owner/name, or set `display: false`.",
      'projects.github.mode':
        mode === undefined &&
        hasList &&
        "Missing, so it is 'automatic' and the list in `manual` is not used. Add `mode: 'manual'`, or remove the list.",
      'themeConfig.customTheme': unseenTheme(themeConfig),
    }),
    ...unseenLanguages(given, site),
    ...missingFirstLanguage(given, site.languages[0]),
  ];
}

/** A page without name, bio and picture needs GitHub's response, and is an error screen without it. */
function dependsOnGitHub({ profile = {} }: Config): string | false {
  const { name, bio, avatar } = profile;
  return (
    !(name || bio || avatar) &&
    'Without `name`, `bio` and `avatar` the page is an error screen for new visitors while GitHub does not answer. Write them here, or run npm run snapshot before each build, which stores those of your account.'
  );
}

const translations = (data: unknown) =>
  valuesIn(data).flatMap(({ value, path }) => (isByLanguage(value) ? [{ texts: value, path }] : []));

/** Empty texts of the site's languages, where another language has one. @param config not the plain data, which lacks them */
export const emptyTranslations = (config: unknown, languages: readonly SiteLanguage[]): Problem[] =>
  translations(config).flatMap(({ texts, path }) => {
    const isSaid = Object.values(texts).some((text) => text !== '');
    return languages.flatMap((language) => {
      const message = `Found an empty text, so the page in this language shows the other one. Write the translation, or remove \`${language}\`.`;
      return problemsAt({ [`${path}.${language}`]: isSaid && texts[language] === '' && message });
    });
  });

/** Texts that only a further language has, so that the first page shows them too. */
const missingFirstLanguage = (given: Config, main: SiteLanguage = siteLanguages[0]): Problem[] =>
  translations(given).flatMap(({ texts, path }) => {
    const message = `Missing '${main}', the first language of the site: its page shows the text in '${Object.keys(texts)[0]}'. Add \`${main}: '…'\`.`;
    return problemsAt({ [path]: texts[main] === undefined && message });
  });

/** Texts in a language in which there is no page, beside one in which there is. */
const unseenLanguages = (given: Config, { languages }: Pick<Site, 'languages'>): Problem[] =>
  siteLanguages.flatMap((language) => {
    const first = translations(given).find(({ texts }) => language in texts && Object.keys(texts).length > 1);
    const all = [...languages, language].map((known) => `'${known}'`).join(', ');
    const message = `Missing '${language}', in which there are texts, such as ${pathInWords(`${first?.path}.${language}`)}: no page shows them. Write \`languages: [${all}]\`, or remove them.`;
    return problemsAt({ languages: first && !languages.includes(language) && message });
  });

function entriesWithoutContent(given: Config): Problem[] {
  return Object.entries(schemaTree.properties ?? {}).flatMap(([block, { needed = [] }]) => {
    const list = valueAt(given, [block]);
    const entries: readonly unknown[] = needed.length > 0 && Array.isArray(list) ? list : [];
    const message = `Found an entry without ${needed.join(', ')}: it is not shown. Add ${needed.length > 1 ? 'one of these' : 'it'}, or remove the entry.`;
    return entries.flatMap((entry, index) =>
      !entry || needed.some((key) => key in Object(entry)) ? [] : [{ path: `${block}[${index}]`, message }],
    );
  });
}

/** A filled list whose block is off because nobody switched it on; one that says `false` is meant to be off. */
const forgottenSwitch = (display: boolean | undefined, list: readonly unknown[] = []): string | false =>
  list.length > 0 &&
  display === undefined &&
  'Missing, so the list is not shown. Add `display: true` to show it, or `display: false` if this is meant.';

function unseenTheme(config: Config['themeConfig'] = {}): string | undefined {
  const { customTheme, defaultTheme, themes = [], disableSwitch } = config;
  const isOffered = !disableSwitch && (themes.length === 0 || themes.includes('custom'));
  if (!customTheme || defaultTheme === 'custom' || isOffered) return undefined;
  if (defaultTheme === 'procyon')
    return "`customTheme` is set, but the theme of a first visit is 'procyon', whose colours it changes in gitprofile only. Write `defaultTheme: 'custom'`.";
  const cure = disableSwitch ? 'Make' : "Add 'custom' to `themes`, or make";
  return `\`customTheme\` is set, but visitors cannot choose it. ${cure} it the theme of a first visit: \`defaultTheme: 'custom'\`.`;
}

const sources = [...blogSources, 'feed'];

function blogWarnings({ source, url, username, limit = 0, display }: NonNullable<Config['blog']>): Problem[] {
  const cure =
    source && (didYouMean(source, sources) ?? "Write one that can; 'feed' reads any blog that has a feed.");
  const provider = blogSources.find((name) => name === (source ?? 'dev'));
  const { name, most } = blogProviders[provider ?? 'dev'];
  const isUnknown = source && !sources.includes(source);
  return problemsAt({
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

/** The page shows so many features of a service. */
const shownFeatures = 3;

const unseenFeatures = ({ services }: Config): Problem[] =>
  (services?.list ?? []).flatMap((service, index) => {
    const { features = [] } = service ?? {};
    const unseen = features.slice(shownFeatures).map((feature) => quote(inEachLanguage(feature)[0] ?? ''));
    const message = `Found ${features.length} features, of which the page shows the first ${shownFeatures}. Visitors do not see: ${unseen.join(', ')}. Put the best first, or say the others in \`description\`.`;
    return problemsAt({ [`services.list[${index}].features`]: unseen.length > 0 && message });
  });

/** Entries of a list that are the same in every field. */
const repeatedEntries = (given: Config): Problem[] =>
  valuesIn(given).flatMap(({ value, path }) => {
    if (!Array.isArray(value)) return [];
    const written = value.map((entry) => (Object(entry) === entry ? JSON.stringify(entry) : undefined));
    return written.flatMap((text, index) => {
      const first = written.indexOf(text);
      const message = `Found an entry that is the same as ${pathInWords(`${path}[${first}]`)}: the page shows both. Remove one.`;
      return problemsAt({ [`${path}[${index}]`]: text !== undefined && first < index && message });
    });
  });

/** Projects that say less than a reader looks for. */
const sparseProjects = ({ engagements = [] }: Config): Problem[] =>
  engagements.flatMap((entry, index) =>
    problemsAt({
      [`engagements[${index}].roles`]:
        entry &&
        !entry.roles?.length &&
        "Missing, so nobody reads what you were in this project. Write at least one, such as ['Entwickler'].",
      [`engagements[${index}].client`]:
        entry?.clientName !== undefined &&
        entry.client === undefined &&
        "Missing, and `clientName` is never published: visitors read of no client. Describe it, such as 'Versicherung, 5.000 Mitarbeitende'.",
    }),
  );
