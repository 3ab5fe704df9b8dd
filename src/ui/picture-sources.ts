import { createContext } from 'react';
import { isOutside, pictureAddress } from '../model/http-link.ts';
import type { PictureSource } from '../model/picture.ts';

/** Where the page gets pictures from. */
export interface PictureSupply {
  /** The site's own copies, by the original's address. */
  copies: Readonly<Record<string, PictureSource>>;
  /** Whether the visitor's browser may ask the other servers. */
  outside: boolean;
}

export const PictureSupplyContext = createContext<PictureSupply>({ copies: {}, outside: true });

/**
 * What a picture can be loaded from, the best first: the site's copy is faster, and private. Originals of the site's own
 * files are not published.
 */
export function pictureSources(src: string | undefined, { copies, outside }: PictureSupply): PictureSource[] {
  const address = pictureAddress(src);
  if (address === undefined) return [];
  const copy = copies[address];
  const isOriginal = isOutside(address) ? outside : !copy;
  return [...(copy ? [copy] : []), ...(isOriginal ? [{ src: address }] : [])];
}
