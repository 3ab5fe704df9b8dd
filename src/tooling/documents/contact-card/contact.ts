import type { Profile } from '../../../model/content.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { countryName } from '../../../text/legal/disclosure.ts';
import { ownerName } from '../../../text/titles.ts';
import { absoluteAddress } from '../site-address.ts';
import { type Property, vcardText } from './vcard.ts';

/**
 * The person as the properties of a vCard: nothing but what the pages of the site show.
 * @param profile what the build knows of the account's profile; what the configuration says goes before it
 */
export function contact(site: Site, profile?: Profile): { essential: Property[]; further: Property[] } {
  const { legal, social, accounts } = site;
  const name = site.profile.name ?? profile?.name ?? ownerName(site);
  const bio = site.profile.bio ?? profile?.bio;
  const home = absoluteAddress(site, site.base);
  const website = accounts.find(({ network }) => network === 'website')?.link;
  const pages = accounts.filter(
    ({ network, link }) => link?.startsWith('http') && !['website', 'discord'].includes(network),
  );
  return {
    essential: [
      ['FN', vcardText(name)],
      ['N', nameParts(name)],
      ...(legal.legalForm && legal.name ? [['ORG', vcardText(legal.name)] as const] : []),
      ...distinct([social.phone, legal.phone], digits).map(
        (number): Property => ['TEL;TYPE=work,voice', vcardText(number)],
      ),
      ...distinct([social.email, legal.email]).map((mail): Property => ['EMAIL;TYPE=work', vcardText(mail)]),
      ...address(legal),
      ...distinct([home, website], (url) => new URL(url).href).map((url): Property => ['URL', url]),
    ],
    further: [
      ...(bio ? [['NOTE', vcardText(plainText(bio))] as const] : []),
      ...pages.map((page): Property => [`SOCIALPROFILE;SERVICE-TYPE=${page.name}`, page.link ?? '']),
    ],
  };
}

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

/** The values that are given, each once. */
function distinct(
  values: readonly (string | undefined)[],
  as = (value: string) => value.toLowerCase(),
): string[] {
  const given = values.filter((value) => value !== undefined);
  return given.filter((value, index) => given.findIndex((other) => as(other) === as(value)) === index);
}

const digits = (number: string): string => number.replace(/\(0\)|\D/g, '');
