import { withoutScheme } from '../model/http-link.ts';
import type { Site } from '../model/site.ts';
import { mapTexts } from './plain-text.ts';
import { ownerName } from './titles.ts';

const hidden = '…';

/** The texts of a profile, any of which may name the owner. */
export function ownTexts(site: Site) {
  const { profilePage, profile, availability, engagements, certifications, educations } = site;
  return { profilePage, profile, availability, engagements, certifications, educations };
}

/** The fields of `legal` that these texts repeat, so that the page can hide them. */
export function repeatedLegal(site: Site): Partial<Site['legal']> {
  const texts = ownTexts(site);
  const isRepeated = (trace: string) => {
    const pattern = new RegExp(wholeWords([trace]), 'giu');
    const without = mapTexts(texts, (text) => text.replaceAll(pattern, hidden));
    return JSON.stringify(without) !== JSON.stringify(texts);
  };
  const legal = legalTraces.map((field) => [field, site.legal[field]?.trim()] as const);
  return Object.fromEntries(legal.filter(([, trace]) => trace && isRepeated(trace)));
}

const legalTraces = ['name', 'email', 'phone', 'street'] as const;

/** Takes the owner's names, accounts and addresses out of a text, and every other address. */
export function traceHider(site: Site): (text: string) => string {
  const { legal, github, social, accounts, seo } = site;
  const { links: _, ...handles } = social;
  const name = ownerName(site);
  const traces = [
    ...[name, ...legalTraces.map((field) => legal[field]), github.username],
    ...Object.values(handles),
    ...accounts.flatMap(({ text, link }) => [text, link]),
    ...[seo.url, seo.url && withoutScheme(seo.url)],
  ].flatMap((trace) => trace?.trim() || []);
  const pattern = new RegExp(
    [
      String.raw`\b(?:https?://|www\.)\S+`,
      String.raw`[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}`,
      wholeWords(traces),
    ].join('|'),
    'giu',
  );
  // A first or a family name alone tells it as well. In small letters it may be a word, as in "max. 5".
  const names = name.split(/\s+/).filter((part) => part.length > 2 && !part.endsWith('.'));
  const nameAlone = new RegExp(wholeWords(names), 'gu');
  return (text) => text.replaceAll(pattern, hidden).replaceAll(nameAlone, hidden);
}

/** A pattern of whole words; matches nothing if there are none. */
function wholeWords(texts: readonly string[]): string {
  const longestFirst = [...new Set(texts)].toSorted((a, b) => b.length - a.length);
  const known = longestFirst.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return known.length > 0 ? String.raw`(?<![\p{L}\p{N}])(?:${known.join('|')})(?![\p{L}\p{N}])` : '(?!)';
}
