import type { Settings } from '../config/config.ts';
import { parsedUrl } from './http-link.ts';
import { plainText } from './phrase.ts';

/** The person as a contact, at the top of the site: a vCard, and a picture of its code for paper. */
export const contactCardFile = 'kontakt.vcf';
export const contactCodeFile = 'kontakt.svg';

/** `mailto:` link; undefined if the text is not an e-mail address. */
export function mailLink(address: string): string | undefined {
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return undefined;
  const [, domain = ''] = address.split('@');
  // Some mail programs do not know umlauts in domains.
  if (/[^\0-\x7f]/.test(domain) && parsedUrl(`http://${domain}`))
    return mailLink(address.replace(domain, new URL(`http://${domain}`).hostname));
  // A question mark in an address would begin the fields of the message.
  return `mailto:${encodeURIComponent(address).replace('%40', '@').replace(/%2B/g, '+')}`;
}

/** `tel:` link of a telephone number, however it is grouped; undefined for a text without digits. */
export function phoneLink(number: string): string | undefined {
  const plus = /^\(?(?:\+|00)/.exec(number)?.[0];
  // The (0) in +49 (0) 30 is dialled within the country only.
  const digits = (plus ? number.slice(plus.length).replace('(0)', '') : number).replace(/\D/g, '');
  return digits ? `tel:${plus ? '+' : ''}${digits}` : undefined;
}

type Account = { network: string };

/** Whether it leads straight to the person, as a button does. */
export const isDirect = ({ network }: Account): boolean => network === 'phone' || network === 'email';

/** Whether its address is a page of the person, and not an app or a conversation. */
export const isPage = ({ network }: Account): boolean =>
  !['discord', 'whatsapp', 'signal', 'matrix'].includes(network);

/** Whether the second button is about an appointment: then it has the icon of a calendar. */
export const leadsToCalendar = ({ label, link }: NonNullable<Settings['contact']>): boolean =>
  /termin(?!al)|kalender|calend|appointment|meeting|\bbook|\bcal\./i.test(`${plainText(label)} ${link}`);
