/** `URL.parse`, which Node 20 lacks. Its `URL.canParse` refuses umlauts once the engine has optimised the call. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Longer ones are data in disguise; browsers and servers stop near here too. */
const longestLink = 2_048;

/** Stricter than the URL parser, which lets quotes and more pass. */
const plausibleHost = /^([\w.-]+|\[[\da-f:.]+\])$/i;

/** An absolute http(s) address; undefined for all others, such as `https://github.com@evil.example`. */
export function httpLink(address: string): string | undefined {
  const trimmed = address.trim();
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (absolute.length > longestLink) return undefined;
  const url = parsedUrl(absolute);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username || url.password || !plausibleHost.test(url.hostname)) return undefined;
  // The parser's spelling is the safe one, without the slash that it adds to a bare host.
  return url.href === `${absolute}/` ? absolute : url.href;
}

/** An address with its percent-encoded characters, such as one that was copied from a browser, as people read it. */
export const decoded = (address: string): string =>
  address.replaceAll(/(?:%[\da-f]{2})+/gi, (characters) => {
    try {
      return decodeURIComponent(characters);
    } catch {
      return characters;
    }
  });

export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The host of a web address as it was written: `müller-it.de`, for which the URL parser has `xn--mller-it-65a.de`. */
export const writtenHost = (address: string): string => /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';

/** An address for people to read, such as `example.com/about`. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\/|\/$/gi, '');

/** Whether a text is an address or a path, with an ending or a slash in front, and no sentence such as 'Köln/Bonn'. */
export const isAddress = (text: string): boolean =>
  /^\/\S+$|^\S*\.\w\S*$|^[^\s/]+\/.*\.(?:pdf|html?|docx?|odt|txt|md)$/i.test(text);

const here = 'http://portfolio.invalid';

/** An address that a picture may be loaded from: http(s), a path of this site, or a `data:image/…`. */
export function pictureAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (/^data:image\//i.test(address)) return address;
  // A path keeps its spelling; what the browser would read as another site's address has to be a web link.
  return parsedUrl(address, here)?.origin === here ? address : httpLink(address);
}

export const isOutside = (address: string): boolean => /^https?:/i.test(address);
