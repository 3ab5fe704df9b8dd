import { isOutside } from '../../../model/http-link.ts';
import { wholeWords, withoutLegalForm } from '../../../model/person-name.ts';
import type { Site } from '../../../model/site.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import type { Config } from '../../config.ts';
import { readDate, yearIn } from '../../format/dates.ts';
import type { Field } from '../../schema-tree.ts';
import { quote } from '../problem.ts';

export interface Around {
  config: Config;
  site: Pick<Site, 'base' | 'law' | 'languages'>;
  day: string;
  /** Leaves out the numbers of entries and the language: `services.list[].name`. */
  place: string;
  field: Field | undefined;
  /** The language of the text. */
  language: SiteLanguage | undefined;
}

/** The words after the text that was found, the text that was meant, and what to do else. */
export type Oddity = string | readonly [why: string, correct: string, otherwise?: string];

export type Rule = (text: string, around: Around) => Oddity | false | undefined;

/** Longer than any card, tab or search result shows. */
const longestName = 80;

const note = /\b(?:TODO|FIXME|TBD)\b|^lorem ipsum\b/;
/** Placeholders of gitprofile's template. */
export const templateName =
  /^(?:(?:company|institution|project|certification body|conference|journal) name|publication title)$/i;

const tags = 'a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|table|u|ul';
const entities =
  'amp|auml|ouml|uuml|szlig|nbsp|shy|lt|gt|quot|copy|euro|[mn]dash|hellip|bull|[lr]arr|#x?[\\da-f]+';
const html = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:${entities});`, 'i');
const markdown = /\*\*\S[^*]*\*\*|\[[^\][]+\]\([^()\s]+\)|^#{1,6} \S|^[*-] \S.*\n[*-] \S|`[^`]+`/m;

/** Finds a client's name as people write it: without its legal form, a short one as it is written. */
function clientIn(name: string): RegExp {
  const short = withoutLegalForm(name);
  return wholeWords([short], short.length > 4 ? 'iu' : 'u');
}

/** Oddities of a text wherever it is. */
export const rulesOfAnyText: Readonly<Record<string, Rule>> = {
  longName: ({ length }, { place }) =>
    /(?:^|\.)(?:name|label|header)$/.test(place) &&
    !place.startsWith('legal') &&
    length > longestName &&
    `, a name of ${length} characters, which fills its card and is cut off in lists. Shorten it to ${longestName} or less.`,
  unencryptedPicture: (address, { field }) =>
    field?.address === 'picture' &&
    /^http:/i.test(address) && [
      ': browsers do not load http pictures into https pages',
      address.replace(/^http:/i, 'https:'),
      'or put the picture into public/',
    ],
  oddAddress: (address, { field, place }) => {
    // A site that is tried at home has such an address.
    if (!field?.address || place === 'seo.url') return undefined;
    if (/^https?:\/\/https?:/i.test(address))
      return [', with https:// twice', address.replace(/^https?:\/\//i, '')];
    if (/^https?:\/\/(?:localhost|127\.|\[::1\])/i.test(address))
      return ', which only your own computer has. Write the address that visitors use.';
    return isOutside(address) && /\s/.test(address) && [', with a blank', address.replaceAll(' ', '%20')];
  },
  unwritten: (text) => {
    const [found] = note.exec(text) ?? templateName.exec(text) ?? [];
    return found && `, with '${found}', which visitors read. Write the text.`;
  },
  /** UTF-8 that was read as Latin-1: 'LÃ¼beck'. */
  lostLetters: (text) => {
    const meant = text.replace(/(?:Ã[\x80-\xbf])+/g, (letters) =>
      new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))),
    );
    return meant !== text && [', whose letters were lost when it was copied or saved', meant];
  },
  unreadDate: (date, { field, place }) => {
    if (!field?.isDate || readDate(date)) return undefined;
    const isEnd = place.endsWith('.to');
    const year = yearIn(date, isEnd ? 'last' : 'first');
    const inResume = year ? `says ${year}` : `has no ${isEnd ? 'dates of this entry' : 'such date'}`;
    let cure = 'Write a month or a year';
    if (/^[\d.]+$/.test(date)) cure = 'Write a year with four digits, or a month';
    else if (/^\d{4}-\d\d-/.test(date)) cure = 'Write a day of the calendar, or a month';
    return `, which is not understood as a date: the page shows it as typed, and the profile's resume.json ${inResume}. ${cure}, such as '04/2018', 'April 2018', '2018' or 'heute'.`;
  },
  markup: (text, { place }) => {
    if (place === 'customSections[].text') return undefined;
    const isHtml = place === 'footer';
    const [element] = (!isHtml && html.exec(text)) || [];
    const [found = element] = markdown.exec(text) ?? [];
    return (
      found &&
      `, with ${quote(found)}, ${found === element ? 'HTML' : 'Markdown'} that the page shows as it is. Write it without: this is ${isHtml ? 'HTML' : 'plain text'}.`
    );
  },
  confidentialName: (text, { config, place }) => {
    if (place === 'engagements[].clientName') return undefined;
    const names = (config.engagements ?? []).flatMap((entry) => entry?.clientName ?? []);
    const name = names.find((name) => clientIn(name).test(text));
    return (
      name &&
      `, with ${quote(name)}, the \`clientName\` of an engagement: this text is published. Take the name out if it is to stay confidential.`
    );
  },
  /** Several entries of a list in one text. */
  joinedEntries: (text, { place }) => {
    const entries =
      /^skills\[\]|\.technologies\[\]$/.test(place) && !text.includes('(') ? text.split(/[,;] /) : [];
    return (
      entries.length > 2 && `, a list in one text. Write an entry for each: ${entries.map(quote).join(', ')}.`
    );
  },
};
