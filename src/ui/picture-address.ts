import { httpLink } from '../model/http-link.ts';

const here = 'http://portfolio.invalid';

/** An address that a picture may be loaded from: http(s), a path of this site, or a `data:image/…`. */
export function pictureAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (/^data:image\//i.test(address)) return address;
  try {
    // A path keeps its spelling; what the browser would read as another site's address has to be a web link.
    return new URL(address, here).origin === here ? address : httpLink(address);
  } catch {
    return undefined;
  }
}

/** Whether an address that has passed {@link pictureAddress} leads to another server. */
export const isOutside = (address: string): boolean => /^https?:/i.test(address);
