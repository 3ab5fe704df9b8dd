import type { Law } from '../../model/legal.ts';
import { legalLanguage, type SiteLanguage } from '../../model/site-language.ts';
import { type Problem, problemsAt, quote, textsIn } from '../messages/problem.ts';
import { type ConcernedSite, type Rule, rules } from './rules.ts';

/** Days since the last review after which owners are told its date. */
const longestUnreviewed = 180;
/** Days before and after its date on which a change is reported. */
const announced = 90;

export const holds = ({ inForce, until = '9999' }: Rule, day: string): boolean =>
  inForce <= day && day <= until;

/** @param site undefined when only the site's texts are known */
const rulesFor = (site: ConcernedSite | undefined, day: string) =>
  rules.filter((rule) => holds(rule, day) && (!site || rule.concerns(site)));

export function lawFor(site: ConcernedSite, day: string, language: SiteLanguage): Law {
  const held = rulesFor(site, day);
  const quotes = held.filter(({ words }) => !words);
  const quoted = quotes.map(({ id, law, sentence }) => [id, sentenceIn(sentence, language) ?? law]);
  const changed = new Date(
    lastChange(
      rules.filter(({ isPrivacy, concerns }) => isPrivacy && concerns(site)),
      day,
    ),
  );
  const month = changed.toLocaleDateString(legalLanguage, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { ...Object.fromEntries(quoted), privacyDate: site.legal.privacyDate ?? month };
}

/** The last day, until this one, on which a rule began or had just ended. */
export const lastChange = (among: readonly Rule[], day: string): string =>
  among
    .flatMap(({ inForce, until }) => (until ? [inForce, shifted(until, 1)] : [inForce]))
    .filter((change) => change <= day)
    .toSorted()
    .at(-1) ?? day;

const sentenceIn = (sentence: Rule['sentence'], language: SiteLanguage): string | undefined =>
  typeof sentence === 'string' ? sentence : sentence?.[language];

export function wordFindings(
  texts: readonly OwnText[],
  site: ConcernedSite | undefined,
  day: string,
  kind: 'warning' | 'hint',
): Problem[] {
  return rulesFor(site, day).flatMap((rule) =>
    (rule.isOfButtons ? 'hint' : 'warning') === kind ? wordsOf(rule, texts) : [],
  );
}

type OwnText = Pick<ReturnType<typeof textsIn>[number], 'path' | 'text'>;

function wordsOf({ law, says, words, cure, isOfButtons }: Rule, texts: readonly OwnText[]): Problem[] {
  return texts.flatMap(({ path, text }) => {
    const read = asRead(text);
    const [found] = words?.exec(isOfButtons ? buttonsIn(path, read) : read) ?? [];
    return problemsAt({ [path]: found && `Found ${quote(found)}. ${says.slice(0, -1)} (${law}). ${cure}` });
  });
}

/** A text without what only sets it: spaces and hyphens that keep a line together, points where a word may break. */
const asRead = (text: string): string =>
  text
    .replace(/\u00ad|&shy;|\u200b/g, '')
    .replace(/[\u00a0\u202f]|&nbsp;/g, ' ')
    .replace(/[\u2010-\u2012]/g, '-');

function buttonsIn(path: string, text: string): string {
  if (path.startsWith('contact.label')) return text;
  if (!/^(?:customSections|footer)/.test(path)) return '';
  const links = text.matchAll(/\[([^\]]+)\]\(|<a\b[^>]*>(.*?)<\/a>/gis);
  return [...links].map(([, markdown, html]) => markdown ?? html).join('\n');
}

/** Changes of the law for a site around a day, a sentence or two each. */
export function legalChanges(site: ConcernedSite, config: unknown, day: string): string[] {
  const isNear = (other: string) => shifted(day, -announced) < other && other <= shifted(day, announced);
  return rules
    .filter(({ concerns, inForce }) => concerns(site) && isNear(inForce))
    .map((rule) => {
      const { law, source, says, inForce } = rule;
      const when = inForce > day ? `From ${inForce} on` : `Since ${inForce}`;
      return `${when}: ${says.slice(0, -1)} (${law}, ${source}). ${consequence(rule, config, inForce > day)}`;
    });
}

function consequence(rule: Rule, config: unknown, isToCome: boolean): string {
  const { sentence, words, cure, isForOwners } = rule;
  if (isForOwners) return 'No page says anything of it: it is for you to follow.';
  if (sentence) return `The page ${isToCome ? 'will say' : 'says'} '${sentenceIn(sentence, legalLanguage)}'.`;
  if (!words) return `What the pages say of it ${isToCome ? 'will change' : 'has changed'}.`;
  const found = wordsOf(rule, textsIn(config)).map(({ path }) => path);
  return found.length > 0 ? `It concerns ${found.join(', ')}. ${cure}` : 'No text of yours has such words.';
}

/** Says when the law of this version was last reviewed, once that is long ago. */
export function reviewNote(day: string): string | undefined {
  const reviews = rules.map(({ lastReviewed }) => lastReviewed);
  const newest = reviews.toSorted().at(-1) ?? day;
  return day > shifted(newest, longestUnreviewed)
    ? `The law in this version is that of ${newest}; it does not know what has changed since. Take in a later version, or have the legal pages read.`
    : undefined;
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
