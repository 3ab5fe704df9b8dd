import type { Site } from '../../../model/site.ts';
import { type SiteLanguage, siteLanguages } from '../../../model/site-language.ts';
import type { Config } from '../../config.ts';
import { neededFields } from '../../fields/career.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { isMailbox, linkAddress, pictureAddress } from '../../format/address.ts';
import { footerTags, markdownHtml, markdownTags, sanitizeFooter } from '../../safe-html.ts';
import { isByLanguage } from '../../site-texts.ts';
import { placeInWords } from '../place.ts';
import { formatPath, type Problem, quote, textsIn, told, valueAt } from '../problem.ts';

/** What the owner wrote and the page does not show, and what it shows although the owner did not write it. */
export function contentWarnings(given: Config, site: Pick<Site, 'languages'>): Problem[] {
  const { services, projects, badges } = given;
  return [
    ...entriesWithoutContent(given),
    ...told(
      badges === undefined && {
        path: 'badges',
        message:
          'Missing, so the page shows the badges of Google and IBM. Write `badges: []` if you do not hold their certificates, or name your own.',
      },
    ),
    ...forgottenSwitch('services.display', services?.display, services?.list),
    ...forgottenSwitch('projects.private.display', projects?.private?.display, projects?.private?.projects),
    ...unusedList(projects?.github),
    ...removedMarkup(given),
    ...unseenTheme(given),
    ...unseenLanguages(given, site),
    ...missingFirstLanguage(given, site.languages[0]),
    ...longNames(given),
    ...nationalNumbers(given),
    ...sizes(given, []),
    ...unreadMarkup(given),
  ];
}

/** An empty name, for which GitHub's is shown. @param config not the plain data, which lacks empty texts */
export function emptyNameWarning(config: unknown): Problem[] {
  const name = valueAt(config, ['profile', 'name']);
  if (typeof name !== 'string' || name.trim() !== '') return [];
  const message =
    'Found an empty text, so the page shows the name of your GitHub account. Write your name, or remove the line if this is meant.';
  return [{ path: 'profile.name', message }];
}

/** Empty texts of the site's languages, where another language has one. @param config not the plain data, which lacks them */
export function emptyTranslations(config: unknown, languages: readonly SiteLanguage[]): Problem[] {
  const emptyIn = (value: unknown, path: readonly PropertyKey[]): Problem[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (!isByLanguage(value))
      return Object.entries(value).flatMap(([key, entry]) =>
        emptyIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
      );
    const texts = Object.entries(value);
    if (texts.every(([, text]) => text === '')) return [];
    const empty = languages.filter((language) =>
      texts.some(([key, text]) => key === language && text === ''),
    );
    return empty.map((language) => ({
      path: formatPath([...path, language]),
      message: `Found an empty text, so the page in this language shows the other one. Write the translation, or remove \`${language}\`.`,
    }));
  };
  return emptyIn(config, []);
}

/** Texts that only a further language has, so that the first page shows them too. */
function missingFirstLanguage(given: Config, main: SiteLanguage | undefined): Problem[] {
  if (!main) return [];
  return textsIn(given).flatMap(({ path }) => {
    if (!siteLanguages.some((language) => language === path.at(-1))) return [];
    const text = valueAt(given, path.slice(0, -1));
    if (!isByLanguage(text) || text[main] !== undefined || path.at(-1) !== Object.keys(text)[0]) return [];
    const message = `Missing '${main}', the first language of the site: its page shows the text in '${String(path.at(-1))}'. Add \`${main}: '…'\`.`;
    return [{ path: formatPath(path.slice(0, -1)), message }];
  });
}

/** Longer than any card, tab or search result shows. */
const longestName = 80;

function longNames(given: Config): Problem[] {
  return textsIn(given).flatMap(({ path, text }) => {
    const key = path.findLast((step) => !siteLanguages.some((language) => language === step));
    const isName = ['name', 'label', 'header'].includes(String(key)) && path[0] !== 'legal';
    const message = `Found a name of ${text.length} characters, which fills its card and is cut off in lists. Shorten it to ${longestName} or less.`;
    return told(isName && text.length > longestName && { path: formatPath(path), message });
  });
}

function nationalNumbers({ social, legal }: Config): Problem[] {
  const isGerman = (legal?.country ?? 'DE') === 'DE';
  return Object.entries({ 'social.phone': social?.phone, 'legal.phone': legal?.phone }).flatMap(
    ([path, phone = '+']) => {
      const meant = /^\(?0(?!0)/.test(phone)
        ? phone.replace(/^\(?0\)?/, isGerman ? '+49 ' : '+… ')
        : `+${phone}`;
      const message = `Found ${quote(phone)} without the code of the country, which a saved contact and a call from abroad need. Write ${quote(meant.replace(')', ''))}.`;
      return told(!/^(\+|00)/.test(phone) && { path, message });
    },
  );
}

/** Texts in a language in which there is no page, beside one in which there is. */
function unseenLanguages(given: Config, { languages }: Pick<Site, 'languages'>): Problem[] {
  const unseen = siteLanguages.filter((language) => !languages.includes(language));
  return unseen.flatMap((language) => {
    const first = textsIn(given).find(({ path }) => {
      const text = valueAt(given, path.slice(0, -1));
      return path.at(-1) === language && isByLanguage(text) && Object.keys(text).length > 1;
    });
    if (!first) return [];
    const all = [...languages, language].map((known) => `'${known}'`).join(', ');
    const message = `Missing '${language}', in which there are texts, such as ${placeInWords(formatPath(first.path))}: no page shows them. Write \`languages: [${all}]\`, or remove them.`;
    return [{ path: 'languages', message }];
  });
}

function entriesWithoutContent(given: Config): Problem[] {
  return (Object.keys(neededFields) as (keyof typeof neededFields)[]).flatMap((block) => {
    const needed: readonly string[] = neededFields[block];
    const entries: readonly (object | undefined)[] = given[block] ?? [];
    const message = `Found an entry without ${needed.join(', ')}: it is not shown. Add ${needed.length > 1 ? 'one of these' : 'it'}, or remove the entry.`;
    return entries.flatMap((entry, index) =>
      !entry || needed.some((key) => key in entry) ? [] : [{ path: `${block}[${index}]`, message }],
    );
  });
}

/** A filled list whose block is off because nobody switched it on; one that says `false` is meant to be off. */
function forgottenSwitch(path: string, display?: boolean, list: readonly unknown[] = []): Problem[] {
  if (list.length === 0 || display !== undefined) return [];
  const message = `Missing, so the list is not shown. Add \`display: true\` to show it, or \`display: false\` if this is meant.`;
  return [{ path, message }];
}

function unusedList(block: NonNullable<Config['projects']>['github'] = {}): Problem[] {
  const hasList = !!block.manual?.projects?.length;
  return told(
    block.mode === 'manual' &&
      block.display !== false &&
      !hasList && {
        path: 'projects.github.manual.projects',
        message:
          "Missing, so the card is not shown: with mode 'manual' it shows the repositories of this list. Add some as owner/name, or set `display: false`.",
      },
    block.mode === undefined &&
      hasList && {
        path: 'projects.github.mode',
        message:
          "Missing, so it is 'automatic' and the list in `manual` is not used. Add `mode: 'manual'`, or remove the list.",
      },
  );
}

/** What is taken out of the footer's HTML, and of the HTML that a text in Markdown becomes. */
function removedMarkup({ footer, customSections = [] }: Config): Problem[] {
  const fromFooter = inEachLanguage(footer).flatMap((html) => sanitizeFooter(html, '/').removed);
  return [
    ...removals('footer', fromFooter, footerTags),
    ...customSections.flatMap((section, index) => {
      const removed = inEachLanguage(section?.text).flatMap((text) => markdownHtml(text, '/').removed);
      return removals(`customSections[${index}].text`, removed, markdownTags);
    }),
  ];
}

function removals(path: string, removed: readonly string[], tags: readonly string[]): Problem[] {
  return [...new Set(removed)].map((part) => {
    const [, attribute, address = ''] = /^(href|src)="(.*)"$/s.exec(part) ?? [];
    const format = attribute === 'src' ? pictureAddress : linkAddress;
    const message = attribute
      ? `Found the address ${quote(address)}, which leads nowhere. ${mailbox(address) ?? format.hint(address) ?? 'Remove it.'} Allowed: ${format.allowed}.`
      : `Found ${part}, which is not shown. Remove it. Allowed: ${tags.map((tag) => `<${tag}>`).join(', ')}.`;
    return { path, message };
  });
}

const mailbox = (address: string): string | undefined =>
  isMailbox(address) ? `Write 'mailto:${address}'.` : undefined;

function unseenTheme({ themeConfig }: Config): Problem[] {
  const { customTheme, defaultTheme, themes = [], disableSwitch } = themeConfig ?? {};
  const isOffered = !disableSwitch && (themes.length === 0 || themes.includes('custom'));
  if (!customTheme || defaultTheme === 'custom' || isOffered) return [];
  const cure = disableSwitch ? 'Make' : "Add 'custom' to `themes`, or make";
  const message = `\`customTheme\` is set, but visitors cannot choose it. ${cure} it the theme of a first visit: \`defaultTheme: 'custom'\`.`;
  return [{ path: 'themeConfig.customTheme', message }];
}

/** More than any visitor reads; every one of them has to load it. */
const longestList = 100;
const longestText = 3000;

function sizes(value: unknown, path: readonly PropertyKey[]): Problem[] {
  const told = (found: string, cure: string) => {
    const message = `Found ${found}, which every visitor has to load. ${cure}`;
    return [{ path: formatPath(path), message }];
  };
  if (typeof value === 'string' && value.length > longestText)
    return told(`a text of ${value.length} characters`, `Shorten it to ${longestText} or less.`);
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, entry]) => sizes(entry, [...path, key]));
  return value.length > longestList
    ? told(`a list of ${value.length} entries`, `Keep the ${longestList} that matter most.`)
    : value.flatMap((entry, index) => sizes(entry, [...path, index]));
}

const readAsMarkup = /^(footer|customSections\[\d+\]\.text)\b/;

const tags = 'a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|table|u|ul';
const entities =
  'amp|auml|ouml|uuml|[AOU]uml|szlig|nbsp|shy|lt|gt|quot|copy|euro|[mn]dash|hellip|bull|#x?[\\da-f]+';
const markups = {
  HTML: new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:${entities});`, 'i'),
  Markdown: /\*\*\S[^*]*\*\*|\[[^\][]+\]\([^()\s]+\)|^#{1,6} \S|^[*-] \S.*\n[*-] \S|`[^`]+`/m,
};

/** Markup in a text that the page shows letter by letter. */
export function unreadMarkup(given: Config): Problem[] {
  return textsIn(given).flatMap(({ path, text }) => {
    const place = formatPath(path);
    if (readAsMarkup.test(place)) return [];
    return Object.entries(markups).flatMap(([name, pattern]) => {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) return [];
      const message = `Found ${quote(found)}, ${name} that the page shows as it is. Write it without: this is plain text.`;
      return [{ path: place, message }];
    });
  });
}
