import sharp from 'sharp';
import type { Plugin } from 'vite';
import { withReadableDomains } from '../../config/format/address.ts';
import { contactCardFile, contactCodeFile } from '../../model/contact.ts';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { countryName } from '../../text/legal/disclosure.ts';
import { personName } from '../../text/person-name.ts';
import { documentText } from '../../text/plain-text.ts';
import { ownerName } from '../../text/titles.ts';
import { generatedFiles } from '../generated-files.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { absoluteAddress, withAccount } from './pages.ts';
import { qrCode } from './qr-code.ts';

/** Of the portrait in the card, in pixels: as large as address books show it. */
const photoSize = 192;

/** Makes the contact card, `kontakt.vcf`, and its code for paper, `kontakt.svg`, from what the pages show. */
export function contactCard(
  readSite: () => Promise<Site | null>,
  snapshot: OwnerSnapshot,
  pictures: OwnerPictures,
): Plugin {
  const person = async () => {
    const site = await readSite();
    const profile = await snapshot.profile();
    const avatar = site?.profile.avatar ?? profile?.avatar;
    return site?.contactCard ? { ...contact(withAccount(site, profile)), avatar } : undefined;
  };

  return generatedFiles('contact-card', {
    [contactCardFile]: async () => {
      const known = await person();
      if (!known) return undefined;
      const portrait = await pictures.contentOf(known.avatar);
      return vcard([...known.essential, ...known.further, ...(portrait ? [await photo(portrait)] : [])]);
    },
    [contactCodeFile]: async () => {
      const known = await person();
      return known && contactCode(known.essential);
    },
  });
}

async function photo(portrait: Uint8Array): Promise<Property> {
  const jpeg = await sharp(portrait)
    .autoOrient()
    .resize(photoSize, photoSize)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
  return ['PHOTO', `data:image/jpeg;base64,${jpeg.toString('base64')}`];
}

/** The person as properties of a vCard; those for the code are essential. */
export function contact(site: Site): { essential: Property[]; further: Property[] } {
  const { legal, social, accounts } = site;
  const name = ownerName(site);
  const { role, bio } = site.profile;
  const home = absoluteAddress(site, site.base);
  const website = accounts.find(({ network }) => network === 'website')?.link;
  const pages = accounts.filter(
    ({ network, link }) => link?.startsWith('http') && !['website', 'discord'].includes(network),
  );
  return {
    essential: [
      as('FN')(name),
      ...nameParts(name, legal.legalForm ? legal.name : undefined),
      ...(role ? [as('TITLE')(plainText(role))] : []),
      ...distinct([social.phone, legal.phone], digits).map(as('TEL;TYPE=work,voice')),
      ...distinct([social.email, legal.email]).map(as('EMAIL;TYPE=work')),
      ...address(legal),
      ...distinct([home, website], (url) => new URL(url).href).map(
        (url): Property => ['URL', withReadableDomains(url)],
      ),
    ],
    further: [
      ...(bio ? [as('NOTE')(plainText(bio))] : []),
      ...pages.map(
        ({ network, name, link = '' }): Property =>
          network === 'link' ? ['URL', link] : [`SOCIALPROFILE;SERVICE-TYPE=${name}`, link],
      ),
    ],
  };
}

const as =
  (property: string) =>
  (text: string): Property => [property, vcardText(text)];

function address({ street, postalCode = '', city, country }: Site['legal']): Property[] {
  if (!street || !city) return [];
  const parts = ['', '', street, city, '', postalCode, country ? countryName(country) : ''];
  return [['ADR;TYPE=work', parts.map(vcardText).join(';')]];
}

/** The parts of the name by which address books sort, none where they are in doubt; and the firm. */
function nameParts(name: string, company?: string): Property[] {
  const { isFirm, family, given, prefix, suffixes } = personName(name);
  const parts = [family, given, '', prefix].map(vcardText);
  return [
    ...(isFirm ? [['KIND', 'org'] as const] : []),
    ...(family ? [['N', [...parts, suffixes.map(vcardText).join(',')].join(';')] as const] : []),
    ...distinct([isFirm ? name : undefined, company]).map(as('ORG')),
  ];
}

function distinct(values: readonly (string | undefined)[], as = (value: string) => value.toLowerCase()) {
  const given = values.filter((value) => value !== undefined);
  return given.filter((value, index) => given.findIndex((other) => as(other) === as(value)) === index);
}

const digits = (number: string): string => number.replace(/\(0\)|\D/g, '');

/** A property of a vCard: its name with parameters, and its escaped value. */
export type Property = readonly [name: string, value: string];

export const vcardText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => documentText(line).replace(/[\\,;]/g, String.raw`\$&`))
    .join(String.raw`\n`);

/** A vCard 4.0 (RFC 6350), in UTF-8. */
export function vcard(properties: readonly Property[]): string {
  const lines = [['BEGIN', 'VCARD'], ['VERSION', '4.0'], ...properties, ['END', 'VCARD']];
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** Octets, also of the space with which a further line begins. */
const longestLine = 75;

function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    octets += Buffer.byteLength(character);
    if (octets > longestLine) {
      text += '\r\n ';
      octets = 1 + Buffer.byteLength(character);
    }
    text += character;
  }
  return text;
}

/** Cameras read the code of a larger card badly from paper. */
const mostBytes = 1000;

/**
 * A card as a QR code: black squares on white, without styles. The page shows its symbol `code`. Properties too long
 * for it are left out.
 */
export function contactCode(properties: readonly Property[]): string {
  const short: Property[] = [];
  for (const property of properties)
    if (Buffer.byteLength(vcard([...short, property])) <= mostBytes) short.push(property);
  const { size, path } = qrCode(vcard(short));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<symbol id="code" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path d="${path}"/>`,
    '</symbol><use href="#code"/></svg>',
  ].join('');
}
