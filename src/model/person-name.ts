import { documentText } from './plain-text.ts';

const legalForm =
  /(?:^|[\s(])(?:g?GmbH|UG|g?AG|KG(?:aA)?|OHG|GbR|e\.? ?K(?:fm|fr)?\.?|e\. ?V\.?|eG|SE|Ltd\.?|Limited|Inc\.?|LLC|PartG|PartGmbB|mbB|B\.V\.|S\.A\.|SARL)(?=[\s,)(]|$)/;

export const hasLegalForm = (name: string): boolean => legalForm.test(name);

/** The name of a firm up to its legal form: 'Otto' of 'Otto (GmbH & Co KG)'. */
export function withoutLegalForm(name: string): string {
  const [before = ''] = name.split(legalForm);
  return before.replace(/[\s,(&]+$/, '') || name;
}

/** Finds words or names as a whole, also in the genitive. */
export function wholeWords(words: readonly string[], flags: string): RegExp {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?:['’]?s|['’])?(?![\\p{L}\\p{N}])`, flags);
}

/** Words of firms' names that are no names of people. */
const business =
  /^(?:IT|EDV|Beratung|Consulting|Solutions?|Services?|Systeme?|Systems|Systemhaus|Software|Web|Webdesign|Agentur|Agency|Studios?|Partner|Group|Gruppe|Media|Digital|Development|Entwicklung|Ingenieurbüro|Labs?|Söhne|Team)$/i;
const titles = /^(?:Herrn?|Frau|Dr|Prof|PD|Mr|Mrs|Ms|MBA|PhD)$/;

const wordsOf = (name: string): string[] =>
  name
    .replace(/,.*$/s, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '');

export const isFirmName = (name: string): boolean =>
  legalForm.test(name) || wordsOf(name).some((word) => business.test(word));

/** The words of a name by which people are known: in capitals, neither titles, which have a dot, nor words of firms. */
export const identifyingWords = (name: string): string[] =>
  wordsOf(withoutLegalForm(documentText(name))).filter(
    (word) => /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’]+$/u.test(word) && !business.test(word) && !titles.test(word),
  );

/** Two letters for a name: of a person's first and last, or of the first words. */
export function initialsOf(name: string): string {
  const nameWords = isFirmName(name) ? [] : identifyingWords(name);
  const words =
    nameWords.length > 1 ? [nameWords[0] ?? '', nameWords.at(-1) ?? ''] : name.split(/[\s-]+/).slice(0, 2);
  // A particle such as "von" has no capital.
  return words.map((word) => /\p{Lu}/u.exec(word)?.[0] ?? word.charAt(0).toUpperCase()).join('');
}

/**
 * A person's name in the parts of a vCard's `N`: two words are first and last name, between titles with a dot and what
 * follows a comma. Of other names only the owner knows the family name.
 */
export function personName(name: string, familyName?: string) {
  const isFirm = isFirmName(name);
  const [main = '', ...suffixes] = isFirm ? [] : documentText(name).split(/\s*,\s*/);
  const words = main.trim().split(/\s+/);
  const titled = Math.max(
    0,
    words.findIndex((word) => !word.endsWith('.')),
  );
  const rest = words.slice(titled);
  const whole = rest.join(' ');
  const [, last = ''] = rest.length === 2 ? rest : [];
  const family = familyName && whole.endsWith(familyName) ? familyName : last;
  if (family === '') return { isFirm, prefix: '', given: '', family, suffixes: [] };
  const prefix = words.slice(0, titled).join(' ');
  return { isFirm, prefix, given: whole.slice(0, -family.length).trim(), family, suffixes };
}
