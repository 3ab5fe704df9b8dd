/** The person as a contact, at the top of the site: a vCard, and a picture of its code for paper. */
export const contactCardFile = 'kontakt.vcf';
export const contactCodeFile = 'kontakt.svg';

/** `mailto:` link; undefined if the text is not an e-mail address. */
export function mailLink(address: string): string | undefined {
  const plain = address.trim().replace(/^mailto:/i, '');
  if (!/^[^\s@]+@[^\s@]+$/.test(plain)) return undefined;
  // A question mark in an address would begin the fields of the message.
  return `mailto:${encodeURIComponent(plain).replace('%40', '@').replace(/%2B/g, '+')}`;
}

/** `tel:` link of a telephone number, however it is grouped; undefined for a text without digits. */
export function phoneLink(number: string): string | undefined {
  const plain = number.trim().replace(/^tel:/i, '');
  const isInternational = /^(?:\+|00)/.test(plain);
  // The (0) in +49 (0) 30 is dialled within the country only.
  const digits = (isInternational ? plain.replace(/\(0\)/, '') : plain).replace(/\D/g, '');
  return digits ? `tel:${plain.startsWith('+') ? '+' : ''}${digits}` : undefined;
}

type Account = { network: string };

/** Whether it leads straight to the person, as a button does. */
export const isDirect = ({ network }: Account): boolean => network === 'phone' || network === 'email';

/** Whether its address is a page of the person, and not an app or a conversation. */
export const isPage = ({ network }: Account): boolean =>
  !['discord', 'whatsapp', 'signal', 'matrix'].includes(network);
