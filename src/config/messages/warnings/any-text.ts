import { isOutside } from '../../../model/http-link.ts';
import { wholeWords, withoutLegalForm } from '../../../model/person-name.ts';
import type { Site } from '../../../model/site.ts';
import type { Config } from '../../config.ts';
import { readDate } from '../../format/dates.ts';
import type { Field } from '../../schema-tree.ts';
import { type Messages, quote } from '../problem.ts';

interface Around {
  given: Config;
  site: Pick<Site, 'base' | 'law'>;
  day: string;
  /** Without the numbers of entries and the language: `services.list[].name`. */
  place: string;
  field: Field | undefined;
}

export type Rule = (text: string, around: Around) => Messages;

/** Longer than any card, tab or search result shows. */
const longestName = 80;

const longName: Rule = (name, { place }) => {
  const isName = /(?:^|\.)(?:name|label|header)$/.test(place) && !place.startsWith('legal');
  if (!isName || name.length <= longestName) return undefined;
  return `Found a name of ${name.length} characters, which fills its card and is cut off in lists. Shorten it to ${longestName} or less.`;
};

const unencryptedPicture: Rule = (address, { field }) => {
  if (field?.address !== 'picture' || !/^http:/i.test(address)) return undefined;
  return `Found ${quote(address)}. Browsers do not load http pictures into https pages. Write '${address.replace(/^http:/i, 'https:')}', or put the picture into public/.`;
};

const oddAddress: Rule = (address, { field, place }) => {
  // A site that is tried at home has such an address.
  if (!field?.address || place === 'seo.url') return undefined;
  if (/^https?:\/\/https?:/i.test(address))
    return `Found ${quote(address)}, with https:// twice. Write '${address.replace(/^https?:\/\//i, '')}'.`;
  if (/^https?:\/\/(?:localhost|127\.|\[::1\])/i.test(address))
    return `Found ${quote(address)}, which only your own computer has. Write the address that visitors use.`;
  if (isOutside(address) && /\s/.test(address))
    return `Found a blank in ${quote(address)}. Write '${address.replaceAll(' ', '%20')}'.`;
  return undefined;
};

const unwritten: Rule = (text) => {
  const [note] = /\b(?:TODO|FIXME|TBD)\b|^lorem ipsum\b/.exec(text) ?? [];
  return note && `Found ${quote(note)} in ${quote(text)}, which visitors read. Write the text, or remove it.`;
};

/** UTF-8 that was read as Latin-1: 'LÃ¼beck'. */
const lostLetters: Rule = (text) => {
  const [broken] = /[\p{L}]*Ã[\x80-\xbf][\p{L}]*/u.exec(text) ?? [];
  if (!broken) return undefined;
  const meant = new TextDecoder().decode(Uint8Array.from(broken, (letter) => letter.charCodeAt(0)));
  return `Found ${quote(broken)}, whose letters were lost when the text was copied or saved. Write '${meant}'.`;
};

const unreadDate: Rule = (date, { field }) => {
  if (!field?.isDate || readDate(date)) return undefined;
  let hint = 'Write a month or a year';
  if (/^[\d.]+$/.test(date)) hint = 'Write a year with four digits, or a month';
  else if (/^\d{4}-\d\d-/.test(date)) hint = 'Write a day of the calendar, or a month';
  return `Found ${quote(date)}, which is not understood as a date: the page shows it as typed. ${hint}, such as '04/2018', 'April 2018', '2018' or 'heute'.`;
};

const tags = 'a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|table|u|ul';
const entities =
  'amp|auml|ouml|uuml|szlig|nbsp|shy|lt|gt|quot|copy|euro|[mn]dash|hellip|bull|[lr]arr|#x?[\\da-f]+';
const html = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:${entities});`, 'i');
const markdown = /\*\*\S[^*]*\*\*|\[[^\][]+\]\([^()\s]+\)|^#{1,6} \S|^[*-] \S.*\n[*-] \S|`[^`]+`/m;

const markup: Rule = (text, { place }) => {
  if (place === 'customSections[].text') return undefined;
  const isHtml = place === 'footer';
  const [element] = (!isHtml && html.exec(text)) || [];
  const [mark] = markdown.exec(text) ?? [];
  const cure = `that the page shows as it is. Write it without: this is ${isHtml ? 'HTML' : 'plain text'}.`;
  return [
    element && `Found ${quote(element)}, HTML ${cure}`,
    mark && `Found ${quote(mark)}, Markdown ${cure}`,
  ];
};

const confidentialName: Rule = (text, { given, place }) => {
  if (place === 'engagements[].clientName') return undefined;
  const names = (given.engagements ?? []).flatMap((entry) => entry?.clientName ?? []);
  const name = names.find((one) => clientIn(one).test(text));
  return (
    name !== undefined &&
    `Found ${quote(name)}, the \`clientName\` of an engagement: this text is published. Take the name out if it is to stay confidential.`
  );
};

/** Finds a client's name as people write it: without its legal form, a short one as it is written. */
function clientIn(name: string): RegExp {
  const short = withoutLegalForm(name);
  return wholeWords([short], short.length > 4 ? 'iu' : 'u');
}

/** Oddities of a text wherever it is. */
export const rulesOfAnyText: readonly Rule[] = [
  longName,
  unencryptedPicture,
  oddAddress,
  unwritten,
  lostLetters,
  unreadDate,
  markup,
  confidentialName,
];
