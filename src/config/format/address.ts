import { domainToUnicode } from 'node:url';
import { isAddress, isOutside, parsedUrl } from '../../model/http-link.ts';
import type { Fault, TextFormat } from './text-format.ts';

/** Tells a host name (`example.com`) from a file or folder (`resume.pdf`, `v1.2/notes`). */
const commonHost =
  /^(www\.|[^/]+\.(com|org|net|de|at|ch|eu|io|dev|app|me|info|co|uk|fr|nl|it|es|pl|cloud|page|site)(\/|$))/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const controlCharacters = /[\u0000-\u001f\u007f]/;

export const linkAddress: TextFormat = {
  address: 'link',
  allowed:
    "an address that begins with https:// or http://, or a file in public/ such as 'files/certificate.pdf'",
  faultIn: (value) => faultInAddress(value, 'files/certificate.pdf'),
};

export const pictureAddress: TextFormat = {
  address: 'picture',
  allowed: "a picture in public/ such as 'images/portrait.jpg', or an address that begins with https://",
  faultIn: (value) => faultInAddress(value, 'images/portrait.jpg'),
};

/** A page on the web, not a file in `public/`. @param meant another way to write an address */
const webFormat = (allowed: string, example: string, meant = (value: string) => value): TextFormat => ({
  address: 'web',
  allowed: `${allowed}, such as '${example}'`,
  faultIn(value) {
    const address = value.replace(/^\/+/, '');
    const isHost = /^[^\s/.?#:@]+(\.[^\s/.?#:@]+)+(:\d+)?([/?#]\S*)?$/.test(address);
    const right = meant(isHost ? `https://${address}` : value);
    if (!isOutside(right)) return {};
    return faultInAddress(right, '') ?? (right === value ? undefined : { correct: right });
  },
});

export const webAddress = webFormat(
  'an address that begins with https:// or http://',
  'https://example.com/privacy',
);

/** The address of the site itself, without what only one visit or one page has. */
export const siteAddress = webFormat('the address of the site', 'https://example.com', (value) =>
  value.replace(/^(https?:\/\/[^?#]+)[?#].*$/i, '$1'),
);

export const feedAddress = webFormat(
  'the address of an RSS, Atom or JSON feed',
  'https://blog.example.com/feed.xml',
  (value) => value.replace(/^feed:(\/\/)?(?=https?:)/i, '').replace(/^feed:\/*(?=[^/])/i, 'https://'),
);

export const basePath: TextFormat = {
  allowed: "a path that begins and ends with a slash: '/' or '/my-site/'",
  faultIn(value) {
    const path = value.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
    const names = path.split('/').filter((name) => /^[\w~-][\w.~-]*$/.test(name));
    const meant = ['', ...names, ''].join('/');
    return value === meant ? undefined : { correct: meant };
  },
};

export const sentenceOrAddress: TextFormat = {
  address: 'sentence',
  allowed: "a sentence, an address that begins with https://, or a file in public/ such as 'files/agb.pdf'",
  faultIn: (value) => (isAddress(value) ? linkAddress.faultIn(value) : undefined),
};

function faultInAddress(value: string, example: string): Fault | undefined {
  const asFile = { advice: `Put the file into public/ and write its path from there, such as '${example}'.` };
  const corrected = (correct: string): Fault => faultInAddress(correct, example) ?? { correct };
  if (controlCharacters.test(value)) return { advice: 'Remove the line break or control character in it.' };
  if (isOutside(value)) {
    if (!isWebAddress(value)) return {};
    const { username, password } = new URL(value);
    return username || password
      ? { advice: 'Remove user name and password from the address: everybody can read them.' }
      : undefined;
  }
  // The colon is easily lost.
  if (/^https?[;,.]?\/\//i.test(value)) return corrected(`https://${value.replace(/^https?\W*/i, '')}`);
  if (value.startsWith('//')) return corrected(`https:${value}`);
  const scheme = /^[a-z][a-z0-9+.-]+:/i.exec(value)?.[0];
  if (isMailbox(value.replace(/^mailto:/, '')))
    return { advice: 'An e-mail address belongs in `social.email`, of which the page makes a button.' };
  if (scheme) return {};
  if (/^[a-z]:/i.test(value)) return asFile;
  if (value.includes('\\')) return corrected(value.replaceAll('\\', '/'));
  const path = value.replace(/[?#].*$/s, '').replace(/^(\.?\/)+/, '');
  if (path.startsWith('public/')) return corrected(path.slice('public/'.length));
  if (path === '' || /(^|\/)(\.|%2e){2}(\/|$)/i.test(path)) return asFile;
  return commonHost.test(path) ? corrected(`https://${value}`) : undefined;
}

/** An e-mail address where a web address should be. */
export const isMailbox = (value: string): boolean => /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(value);

export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/]/i.test(value) && parsedUrl(value) !== undefined;

/** The absolute path of a file in `public/`: `/sub/images/a%20b.svg` for `images/a b.svg` below `/sub/`. A web address stays. */
export function addressBelow(base: string, address: string): string {
  if (isOutside(address)) return address;
  // A percent sign of a file's name, as in '100 %.pdf', begins no encoded character.
  const path = address.replace(/^(\.?\/)+/, '').replaceAll(/%(?![\da-f]{2})/gi, '%25');
  const { pathname, search, hash } = new URL(base + path, 'http://site');
  return pathname + search + hash;
}

/** A domain with a name in Punycode, as browsers copy addresses. */
const punycode = /(?<![\w.%-])(?:[\w-]+\.)*xn--[\w-]+(?:\.[\w-]+)*/gi;

/** A text with its domains as people write them: `müller-it.de` for `xn--mller-it-65a.de`. */
export const withReadableDomains = (text: string): string =>
  text.replace(punycode, (domain) => domainToUnicode(domain) || domain);
