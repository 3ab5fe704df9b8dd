import type { Site } from '../../../model/site.ts';
import { siteLanguages } from '../../../model/site-language.ts';
import type { Config } from '../../config.ts';
import { neededFields } from '../../fields/career.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { footerTags, markdownHtml, markdownTags, sanitizeFooter } from '../../safe-html.ts';
import { isByLanguage } from '../../site-texts.ts';
import { formatPath, type Problem, textsIn, valueAt } from '../problem.ts';

/** What the owner wrote and the page does not show, and what it shows although the owner did not write it. */
export function hiddenContentWarnings(given: Config, site: Pick<Site, 'languages'>): Problem[] {
  const { services, projects } = given;
  return [
    ...entriesWithoutContent(given),
    ...fixedBadges(given),
    ...forgottenSwitch('services.display', services?.display, services?.list),
    ...forgottenSwitch('projects.private.display', projects?.private?.display, projects?.private?.projects),
    ...unusedList(projects?.github),
    ...removedFromFooter(given),
    ...unseenTheme(given),
    ...removedFromSections(given),
    ...unseenLanguages(given, site),
  ];
}

/** Texts in a language in which there is no page, beside one in which there is. */
function unseenLanguages(given: Config, { languages }: Pick<Site, 'languages'>): Problem[] {
  const unseen = siteLanguages.filter((language) => !languages.includes(language));
  return unseen.flatMap((language) => {
    const places = textsIn(given).flatMap(({ path }) => {
      const text = valueAt(given, path.slice(0, -1));
      const isBeside = path.at(-1) === language && isByLanguage(text) && Object.keys(text).length > 1;
      return isBeside ? formatPath(path) : [];
    });
    if (places.length === 0) return [];
    const all = [...languages, language].map((known) => `'${known}'`).join(', ');
    const message = `Missing '${language}', in which there are texts, such as \`${places[0]}\`: no page shows them. Write \`languages: [${all}]\`, or remove them.`;
    return [{ path: 'languages', message }];
  });
}

/** The badges that are shown when none are named: certificates that not everybody holds. */
function fixedBadges({ badges }: Config): Problem[] {
  if (badges !== undefined) {
    return [];
  }
  const message =
    'Missing, so the page shows the badges of Google and IBM. Write `badges: []` if you do not hold their certificates, or name your own.';
  return [{ path: 'badges', message }];
}

/** Entries that are dropped. */
function entriesWithoutContent(given: Config): Problem[] {
  return (Object.keys(neededFields) as (keyof typeof neededFields)[]).flatMap((block) => {
    const needed: readonly string[] = neededFields[block];
    const entries: readonly (object | undefined)[] = given[block] ?? [];
    return entries.flatMap((entry, index) => {
      if (!entry || needed.some((key) => key in entry)) {
        return [];
      }
      const message =
        `Found an entry without ${needed.join(', ')}: it is not shown. ` +
        `Add ${needed.length > 1 ? 'one of these' : 'it'}, or remove the entry.`;
      return [{ path: `${block}[${index}]`, message }];
    });
  });
}

/** A filled list whose block is off because nobody switched it on; one that says `false` is meant to be off. */
function forgottenSwitch(
  path: string,
  display: boolean | undefined,
  list: readonly unknown[] = [],
): Problem[] {
  if (list.length === 0 || display !== undefined) {
    return [];
  }
  const message = `Missing, so the list is not shown. Add \`display: true\` to show it, or \`display: false\` if this is meant.`;
  return [{ path, message }];
}

function unusedList(block: NonNullable<Config['projects']>['github']): Problem[] {
  if (block?.mode === 'manual' && block.display !== false && !block.manual?.projects?.length) {
    const message =
      "Missing, so the card is not shown: with mode 'manual' it shows the repositories of this list. Add some as owner/name, or set `display: false`.";
    return [{ path: 'projects.github.manual.projects', message }];
  }
  if (!block?.manual?.projects?.length || block.mode !== undefined) {
    return [];
  }
  const message =
    "Missing, so it is 'automatic' and the list in `manual` is not used. Add `mode: 'manual'`, or remove the list.";
  return [{ path: 'projects.github.mode', message }];
}

/** What is taken out of the footer's HTML. */
function removedFromFooter({ footer }: Config): Problem[] {
  const removed = inEachLanguage(footer).flatMap((html) => sanitizeFooter(html, '/').removed);
  return removals('footer', removed, footerTags);
}

/** What is taken out of the HTML that a text in Markdown becomes. */
function removedFromSections({ customSections = [] }: Config): Problem[] {
  return customSections.flatMap((section, index) => {
    const removed = inEachLanguage(section?.text).flatMap((text) => markdownHtml(text, '/').removed);
    return removals(`customSections[${index}].text`, removed, markdownTags);
  });
}

function removals(path: string, removed: readonly string[], tags: readonly string[]): Problem[] {
  const pictures = tags.includes('img') ? ', and pictures in public/' : '';
  return [...new Set(removed)].map((part) => ({
    path,
    message:
      `Found ${part}, which is not shown. Remove it. Allowed: ${tags.map((tag) => `<${tag}>`).join(', ')}, ` +
      `with links to https://, mailto: or a path of the site${pictures}.`,
  }));
}

/** Colours of one's own in which nobody sees the page. */
function unseenTheme({ themeConfig }: Config): Problem[] {
  const { customTheme, defaultTheme, themes = [], disableSwitch } = themeConfig ?? {};
  const isOffered = !disableSwitch && (themes.length === 0 || themes.includes('custom'));
  if (!customTheme || defaultTheme === 'custom' || isOffered) return [];
  const cure = disableSwitch ? '' : "Add 'custom' to `themes`, or ";
  const message = `Found colours that nobody can choose. ${cure}${cure ? 'make' : 'Make'} it the theme of a first visit: \`defaultTheme: 'custom'\`.`;
  return [{ path: 'themeConfig.customTheme', message }];
}
