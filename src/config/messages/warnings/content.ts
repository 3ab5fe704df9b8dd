import { sections } from '../../../model/section.ts';
import type { Site } from '../../../model/site.ts';
import { siteLanguages } from '../../../model/site-language.ts';
import { namedOnce } from '../../../model/technology.ts';
import { blogProviders } from '../../../site/providers.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage, isByLanguage } from '../../fields/field.ts';
import { allSources, neededForBlog } from '../../fields/page.ts';
import { fieldAt, schemaTree } from '../../schema-tree.ts';
import { shownByDefault } from '../../shown-by-default.ts';
import { pathInWords } from '../location.ts';
import { didYouMean } from '../nearest.ts';
import {
  describeValue,
  type Problem,
  problemsAt,
  problemsInEach,
  quote,
  textsIn,
  valueAt,
  valuesIn,
} from '../problem.ts';

/** The page shows so many features of a service. */
const shownFeatures = 3;

/** Content that the page does not show, and content that it shows although the owner did not write it. */
export function contentWarnings(config: Config, site: Pick<Site, 'sections'>): Problem[] {
  const { services, projects, engagements, themeConfig } = config;
  const { mode, display, manual } = projects?.github ?? {};
  const hasList = !!manual?.projects?.length;
  const { name, bio, avatar } = config.profile ?? {};
  return [
    ...blogWarnings(config.blog ?? {}),
    ...problemsAt(shownByDefault).filter(({ path }) => valueAt(config, [path]) === undefined),
    ...problemsAt({
      // A page without any of them needs GitHub's response.
      profile:
        !(name || bio || avatar) &&
        'Without `name`, `bio` and `avatar` the page is an error screen for new visitors while GitHub does not answer. Write them here, or run npm run snapshot before each build, which stores those of your account.',
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
      'themeConfig.customTheme': unseenTheme(themeConfig ?? {}),
    }),
    ...problemsInEach('engagements', engagements, ({ roles, client, clientName }) => ({
      roles:
        !roles?.length &&
        "Missing, so nobody reads what you were in this project. Write at least one, such as ['Entwickler'].",
      client:
        clientName !== undefined &&
        client === undefined &&
        "Missing, and `clientName` is never published: visitors read of no client. Describe it, such as 'Versicherung, 5.000 Mitarbeitende'.",
    })),
    ...problemsInEach('services.list', services?.list, ({ features = [] }) => {
      const unseen = features.slice(shownFeatures).map((feature) => quote(inEachLanguage(feature)[0] ?? ''));
      const message = `Found ${features.length} features, of which the page shows the first ${shownFeatures}. Visitors do not see: ${unseen.join(', ')}. Put the best first, or say the others in \`description\`.`;
      return { features: unseen.length > 0 && message };
    }),
    ...entriesWithoutContent(config),
    ...repeatedEntries(config),
    ...twoSpellings(config),
    ...unseenSections(config, site),
  ];
}

/** A filled list whose block is off because nobody switched it on; one that says `false` is meant to be off. */
const forgottenSwitch = (display: boolean | undefined, list: readonly unknown[] = []): string | false =>
  list.length > 0 &&
  display === undefined &&
  'Missing, so the list is not shown. Add `display: true` to show it, or `display: false` if this is meant.';

function unseenTheme({
  customTheme,
  defaultTheme,
  themes = [],
  disableSwitch,
}: NonNullable<Config['themeConfig']>): string | false {
  const isOffered = !disableSwitch && (themes.length === 0 || themes.includes('custom'));
  if (!customTheme || defaultTheme === 'custom' || isOffered) return false;
  const cure = disableSwitch ? 'Make' : "Add 'custom' to `themes`, or make";
  return `\`customTheme\` is set, but visitors cannot choose it. ${cure} it the theme of a first visit: \`defaultTheme: 'custom'\`.`;
}

function blogWarnings(given: NonNullable<Config['blog']>): Problem[] {
  const { source = 'dev', url, limit = 0, display = given.source } = given;
  const known = allSources.find((name) => name === source);
  const { name, most } =
    known && known !== 'feed' ? blogProviders[known] : { name: 'the feed', most: Infinity };
  const needed: readonly (keyof typeof given)[] = known ? neededForBlog[known] : [];
  const missing = needed.filter((field) => !given[field]);
  const isUnread = url && !needed.includes('url');
  const messagesOfMissing = missing.map((field) => [
    `blog.${field}`,
    display &&
      !isUnread &&
      `Missing, so no articles of ${name} are shown. Add ${fieldAt(['blog', field])?.allowed}, or remove the block.`,
  ]);
  const cure = () =>
    didYouMean(source, allSources) ?? "Write one that can; 'feed' reads any blog that has a feed.";
  return problemsAt({
    ...Object.fromEntries(messagesOfMissing),
    'blog.source': isUnread
      ? `${given.source ? `Found ${quote(source)}` : 'Missing'}, so the feed at \`url\` is not read. Write \`source: 'feed'\`, ${given.username ? 'or remove `url`' : 'or the blog is not shown'}.`
      : source &&
        !known &&
        `Found ${quote(source)}, from which no articles can be read: the blog is not shown. ${cure()} Allowed: ${allSources.map((name) => `'${name}'`).join(' or ')}.`,
    'blog.limit':
      missing.length === 0 &&
      limit > most &&
      `Found the number ${limit}, but ${name} gives ${most} articles at most. Write ${most} or less.`,
  });
}

const entriesWithoutContent = (config: Config): Problem[] =>
  Object.entries(schemaTree.properties ?? {}).flatMap(([block, { needed = [] }]) => {
    const message = `Found an entry without ${needed.join(', ')}: it is not shown. Add ${needed.length > 1 ? 'one of these' : 'it'}, or remove the entry.`;
    const list = needed.length > 0 ? (valueAt(config, [block]) as object[]) : [];
    return problemsInEach(block, list, (entry) => ({ '': !needed.some((key) => key in entry) && message }));
  });

/** Entries of a list that are the same in every field. */
const repeatedEntries = (config: Config): Problem[] =>
  valuesIn(config).flatMap(({ value, path }) => {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    const blocks = entries.map((entry) => (typeof entry === 'object' ? JSON.stringify(entry) : undefined));
    return problemsInEach(path, blocks, (block, index) => {
      const first = blocks.indexOf(block);
      const place = pathInWords(`${path}[${first}]`);
      return {
        '': first < index && `Found an entry that is the same as ${place}: the page shows both. Remove one.`,
      };
    });
  });

/** Technologies that are written in two ways, each once. */
function twoSpellings(config: Config): Problem[] {
  const places = /^(?:skills(?:\[\d+\]\.list)?|engagements\[\d+\]\.technologies)\[\d+\]$/;
  const texts = textsIn(config).filter(({ path }) => places.test(path));
  const names = texts.map(({ text }) => text);
  const nameOnPage = namedOnce(names);
  return texts
    .filter(({ text }, index) => nameOnPage(text) !== text && names.indexOf(text) === index)
    .map(({ text, path }) => {
      const correct = nameOnPage(text);
      const message = `Found ${quote(text)}, which is ${quote(correct)} elsewhere: the page has one name for both. Write ${quote(correct)}.`;
      return { path, message, correct };
    });
}

/** Sections that have a place in `layout` and no content. */
const unseenSections = ({ layout }: Config, { sections: used }: Pick<Site, 'sections'>): Problem[] =>
  textsIn(layout, ['layout']).flatMap(({ text, path }) => {
    const [id, { block }] = Object.entries(sections).find(([name]) => name === text) ?? ['', { block: [] }];
    const message = `Found ${describeValue(text)}, a section that is not on the page. Switch \`${block.join('.')}\` on or fill it, or remove it here.`;
    return problemsAt({ [path]: id && !used.some((section) => section === id) && message });
  });

/** Texts that are not in a language of the site, or only in another one. @param rawConfig not the plain data, which lacks empty texts */
export function translationWarnings(
  rawConfig: unknown,
  config: Config,
  { languages }: Pick<Site, 'languages'>,
): Problem[] {
  const [main = siteLanguages[0]] = languages;
  const translations = translationsIn(config);
  return [
    ...translationsIn(rawConfig).flatMap(({ texts, path }) => {
      const isSaid = Object.values(texts).some((text) => text !== '');
      const empty = languages.filter((language) => isSaid && texts[language] === '');
      return empty.map((language) => ({
        path: `${path}.${language}`,
        message: `Found an empty text, so the page in this language shows the other one. Write the translation, or remove \`${language}\`.`,
      }));
    }),
    ...translations
      .filter(({ texts }) => texts[main] === undefined)
      .map(({ texts, path }) => ({
        path,
        message: `Missing '${main}', the first language of the site: its page shows the text in '${Object.keys(texts)[0]}'. Add \`${main}: '…'\`.`,
      })),
    ...siteLanguages.flatMap((language) => {
      const unseen = translations.find(({ texts }) => language in texts && Object.keys(texts).length > 1);
      const all = [...languages, language].map((name) => `'${name}'`).join(', ');
      const message = `Missing '${language}', in which there are texts, such as ${pathInWords(`${unseen?.path}.${language}`)}: no page shows them. Write \`languages: [${all}]\`, or remove them.`;
      return problemsAt({ languages: unseen && !languages.includes(language) && message });
    }),
  ];
}

const translationsIn = (data: unknown) =>
  valuesIn(data).flatMap(({ value, path }) => (isByLanguage(value) ? [{ texts: value, path }] : []));
