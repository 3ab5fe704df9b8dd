import { createContext, use } from 'react';
import { isOutside, pictureAddress } from './picture-address.ts';

/** Where the page gets the pictures of other servers from. */
export interface PictureSupply {
  /** The site's own copies: the original's address → the copy's path. */
  copies: Readonly<Record<string, string>>;
  /** Whether the visitor's browser may ask the other servers. */
  outside: boolean;
}

export const PictureSupplyContext = createContext<PictureSupply>({ copies: {}, outside: true });

/**
 * The addresses that a picture can be loaded from, the best first: the site's copy is faster and tells nobody of the
 * visit. None for an address that may not be loaded at all.
 */
export function pictureSources(src: string | undefined, { copies, outside }: PictureSupply): string[] {
  const address = pictureAddress(src);
  if (address === undefined) return [];
  const copy = copies[address];
  return [...(copy === undefined ? [] : [copy]), ...(outside || !isOutside(address) ? [address] : [])];
}

/** Tells of a picture's address whether there is anything to load for it. */
export function useIsAvailable(): (src: string) => boolean {
  const supply = use(PictureSupplyContext);
  return (src) => pictureSources(src, supply).length > 0;
}
