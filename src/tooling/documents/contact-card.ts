import type { Plugin } from 'vite';
import { withReadableDomains } from '../../config/format/address.ts';
import { contactCardFile, contactCodeFile } from '../../model/contact.ts';
import { personName } from '../../model/person-name.ts';
import { plainText } from '../../model/phrase.ts';
import { documentText } from '../../model/plain-text.ts';
import type { Site } from '../../model/site.ts';
import { countryName } from '../../site/legal/disclosure.ts';
import { ownerName } from '../../text/titles.ts';
import { generatedFiles } from '../generated-files.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { absoluteAddress, type ReadSite, withAccount } from './pages.ts';
import { qrCode } from './qr-code.ts';
import { squareJpeg } from './square-jpeg.ts';

/** Makes the contact card, `kontakt.vcf`, and its code for paper, `kontakt.svg`, from what the pages show. */
export function contactCard(readSite: ReadSite, snapshot: OwnerSnapshot, pictures: OwnerPictures): Plugin {
  const person = async () => {
    const site = await readSite();
    const profile = await snapshot.profile();
    const avatar = site?.profile.avatar ?? profile?.avatar;
    return site?.contactCard ? { ...contact(withAccount(site, profile)), avatar } : undefined;
  };

  return generatedFiles('contact-card', {
    [contactCardFile]: async () => {
      const card = await person();
      if (!card) return undefined;
      const portrait = await pictures.contentOf(card.avatar);
      const properties = [...card.essential, ...card.further];
      if (portrait) properties.push(await photo(portrait));
      return vcard(properties);
    },
    [contactCodeFile]: async () => {
      const card = await person();
      return card && contactCode(card.essential);
    },
  });
}

async function photo(portrait: Uint8Array): Promise<Property> {
  // Address books show it in this size.
  const jpeg = await squareJpeg(portrait, 192);
  return ['PHOTO;ENCODING=b;TYPE=JPEG', jpeg.toString('base64')];
}

/** The person as properties of a vCard; those for the code are essential. */
export function contact(site: Site): { essential: Property[]; further: Property[] } {
  const { legal, social, accounts } = site;
  const name = ownerName(site);
  const { role, bio, familyName } = site.profile;
  const home = absoluteAddress(site, site.base);
  const website = accounts.find(({ network }) => network === 'website')?.link;
  const digits = (number: string) => number.replace(/\(0\)|\D/g, '');
  const addresses = distinct([home, website], (url) => new URL(url).href);
  return {
    essential: [
      properties('FN', name),
      nameParts(name, familyName, legal.legalForm ? legal.name : undefined),
      properties('TITLE', role && plainText(role)),
      properties('TEL;TYPE=work,voice', ...distinct([social.phone, legal.phone], digits)),
      properties('EMAIL;TYPE=work', ...distinct([social.email, legal.email])),
      address(legal),
      addresses.map(urlProperty),
    ].flat(),
    further: [
      ...properties('NOTE', bio && plainText(bio)),
      ...accounts.flatMap(({ network, link }) => {
        if (!link?.startsWith('http') || network === 'website' || network === 'discord') return [];
        return [urlProperty(link)];
      }),
    ],
  };
}

/** In ASCII but for the domain, which people read. */
const urlProperty = (address: string): Property => ['URL', withReadableDomains(new URL(address).href)];

const properties = (name: string, ...texts: readonly (string | undefined)[]): Property[] =>
  texts.flatMap((text) => (text ? [[name, vcardText(text)]] : []));

function address({ street, postalCode = '', city, country }: Site['legal']): Property[] {
  if (!street || !city) return [];
  const parts = ['', '', street, city, '', postalCode, country ? countryName(country) : ''];
  return [['ADR;TYPE=work', parts.map(vcardText).join(';')]];
}

/** The parts of the name by which address books sort, as one where they are in doubt; and the firm. */
function nameParts(name: string, familyName?: string, company?: string): Property[] {
  const { isFirm, family, given, prefix, suffixes } = personName(name, familyName);
  const whole = isFirm ? '' : name;
  const parts = (family ? [family, given, '', prefix] : [whole, '', '', '']).map(vcardText);
  const degrees = family ? suffixes.map(vcardText).join(',') : '';
  return [
    ['N', [...parts, degrees].join(';')],
    ...properties('ORG', ...distinct([isFirm ? name : undefined, company])),
  ];
}

function distinct(values: readonly (string | undefined)[], as = (value: string) => value.toLowerCase()) {
  const defined = values.filter((value) => value !== undefined);
  return defined.filter((value, index) => defined.findIndex((other) => as(other) === as(value)) === index);
}

/** A property of a vCard: its name with parameters, and its escaped value. */
export type Property = readonly [name: string, value: string];

export const vcardText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => documentText(line).replace(/[\\,;]/g, String.raw`\$&`))
    .join(String.raw`\n`);

/** A vCard 3.0 (RFC 2426), in UTF-8: Android's own contacts refuse 4.0. */
export function vcard(properties: readonly Property[]): string {
  const lines = [['BEGIN', 'VCARD'], ['VERSION', '3.0'], ...properties, ['END', 'VCARD']];
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** In lines of at most 75 octets, also of the space with which a further one begins; no character is cut. */
function folded(line: string): string {
  const octets = Buffer.from(line).toString('latin1');
  const lines = octets.match(/^.{1,75}(?![\x80-\xbf])|.{1,74}(?![\x80-\xbf])/gs) ?? [];
  return Buffer.from(lines.join('\r\n '), 'latin1').toString();
}

/** Cameras read the code of a larger card badly from paper. */
const mostBytes = 1000;

/** A card as a QR code without styles, whose symbol `code` the page shows. Properties too long for it are left out. */
export function contactCode(properties: readonly Property[]): string {
  const short: Property[] = [];
  for (const property of properties)
    if (Buffer.byteLength(vcard([...short, property])) <= mostBytes) short.push(property);
  const { size, path } = qrCode(vcard(short));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<symbol id="code" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    // A colour of its own, or extensions that darken pages would recolour it.
    `<path fill="#000" d="${path}"/>`,
    '</symbol><use href="#code"/></svg>',
  ].join('');
}
