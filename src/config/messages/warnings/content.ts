import type { Site } from '../../../model/site.ts';
import { siteLanguages } from '../../../model/site-language.ts';
import type { Config } from '../../config.ts';
import { neededFields } from '../../fields/career.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { footerTags, markdownHtml, markdownTags, sanitizeFooter } from '../../safe-html.ts';
import { isByLanguage } from '../../site-texts.ts';
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
    const message = `Missing '${language}', in which there are texts, such as \`${formatPath(first.path)}\`: no page shows them. Write \`languages: [${all}]\`, or remove them.`;
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
  const allowed = tags.map((tag) => `<${tag}>`).join(', ');
  const pictures = tags.includes('img') ? ', and pictures in public/' : '';
  return [...new Set(removed)].map((part) => {
    const message = `Found ${part}, which is not shown. Remove it. Allowed: ${allowed}, with links to https://, mailto: or a path of the site${pictures}.`;
    return { path, message };
  });
}

function unseenTheme({ themeConfig }: Config): Problem[] {
  const { customTheme, defaultTheme, themes = [], disableSwitch } = themeConfig ?? {};
  const isOffered = !disableSwitch && (themes.length === 0 || themes.includes('custom'));
  if (!customTheme || defaultTheme === 'custom' || isOffered) return [];
  const cure = disableSwitch ? 'Make' : "Add 'custom' to `themes`, or make";
  const message = `Found colours that nobody can choose. ${cure} it the theme of a first visit: \`defaultTheme: 'custom'\`.`;
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
