import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import { contactCardFile, contactCodeFile } from '../../model/contact.ts';
import type { Profile } from '../../model/content.ts';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { countryName } from '../../text/legal/disclosure.ts';
import { ownerName } from '../../text/titles.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { madeFiles } from '../made-files.ts';
import { absoluteAddress } from './pages.ts';
import { qrCode } from './qr-code.ts';

/** Of the portrait in the card, in pixels: as large as address books show it. */
const photoSize = 192;

/**
 * Makes the person's contact card, `kontakt.vcf`, and its code for paper, `kontakt.svg`, from what the pages show.
 */
export function contactCard(
  site: () => Promise<Site | null>,
  snapshot: OwnerSnapshot,
  pictures: OwnerPictures,
): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'portfolio:contact-card',

    configResolved(resolved) {
      config = resolved;
    },

    ...madeFiles({
      [contactCardFile]: async () => (await files()).whole,
      [contactCodeFile]: async () => (await files()).code,
    }),
  };

  async function files(): Promise<{ whole?: string; code?: string }> {
    const settings = await site();
    if (!settings?.contactCard) return {};
    const profile = await snapshot.profile();
    const { essential, further } = contact(settings, profile);
    const portrait = await pictures.contentOf(settings.profile.avatar ?? profile?.avatar);
    const photo = portrait && (await photoOf(portrait));
    const whole = vcard([...essential, ...further, ...(photo ? [['PHOTO', photo] as const] : [])]);
    return { whole, code: contactCode(essential) };
  }

  /** As a data URI; undefined for a picture that cannot be read. */
  async function photoOf(portrait: Uint8Array): Promise<string | undefined> {
    try {
      const jpeg = await sharp(portrait)
        .autoOrient()
        .resize(photoSize, photoSize)
        .flatten({ background: '#fff' })
        .jpeg({ quality: 75, mozjpeg: true })
        .toBuffer();
      return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    } catch (error) {
      config.logger.warn(`${contactCardFile} is without the portrait, which cannot be read: ${error}`);
      return undefined;
    }
  }
}

/** The person as the properties of a vCard: nothing but what the pages show. */
export function contact(site: Site, profile?: Profile): { essential: Property[]; further: Property[] } {
  const { legal, social, accounts } = site;
  const name = site.profile.name ?? profile?.name ?? ownerName(site);
  const { role } = site.profile;
  const bio = site.profile.bio ?? profile?.bio;
  const home = absoluteAddress(site, site.base);
  const website = accounts.find(({ network }) => network === 'website')?.link;
  const pages = accounts.filter(
    ({ network, link }) => link?.startsWith('http') && !['website', 'discord'].includes(network),
  );
  return {
    essential: [
      as('FN')(name),
      ['N', nameParts(name)],
      ...(legal.legalForm && legal.name ? [as('ORG')(legal.name)] : []),
      ...(role ? [as('TITLE')(plainText(role))] : []),
      ...distinct([social.phone, legal.phone], digits).map(as('TEL;TYPE=work,voice')),
      ...distinct([social.email, legal.email]).map(as('EMAIL;TYPE=work')),
      ...address(legal),
      ...distinct([home, website], (url) => new URL(url).href).map((url): Property => ['URL', url]),
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

/** A text as a property of that name. */
const as =
  (property: string) =>
  (text: string): Property => [property, vcardText(text)];

function address({ street, postalCode, city, country }: Site['legal']): Property[] {
  if (!street || !city) return [];
  const parts = ['', '', street, city, '', postalCode ?? '', country ? countryName(country) : ''];
  return [['ADR;TYPE=work', parts.map(vcardText).join(';')]];
}

/** Family name, given names, none between, titles before: `Dr. Erika von Beispiel` → `von Beispiel;Erika;;Dr.;`. */
function nameParts(name: string): string {
  const [, titles = '', rest = ''] = /^((?:\p{L}[\p{L}-]+\. *)*)(.*)$/u.exec(name) ?? [];
  const [, given = rest, family = ''] = /^(.*?) ((?:\p{Ll}\S* )*\S+)$/u.exec(rest) ?? [];
  return [family, given, '', titles.trim(), ''].map(vcardText).join(';');
}

function distinct(
  values: readonly (string | undefined)[],
  as = (value: string) => value.toLowerCase(),
): string[] {
  const given = values.filter((value) => value !== undefined);
  return given.filter((value, index) => given.findIndex((other) => as(other) === as(value)) === index);
}

const digits = (number: string): string => number.replace(/\(0\)|\D/g, '');

/** A property of a vCard: its name with parameters, and its value as the card has it. */
export type Property = readonly [name: string, value: string];

export const vcardText = (text: string): string =>
  text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);

/** A vCard 4.0 (RFC 6350), in UTF-8. */
export function vcard(properties: readonly Property[]): string {
  const lines = [['BEGIN', 'VCARD'], ['VERSION', '4.0'], ...properties, ['END', 'VCARD']];
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** No line is longer than this, in octets; the space at the beginning of the next one counts. */
const longestLine = 75;

/** A long line as several, of which none begins or ends within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The bytes of a card up to which a camera reads its code off paper. */
const mostBytes = 1000;

/**
 * A card as a QR code: black squares on white, without styles. The page shows the symbol `code` of it. Properties too long
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
