import { createContext } from 'react';
import { isOutside, pictureAddress } from '../model/http-link.ts';
import type { PictureSource } from '../model/site-picture.ts';

export interface PictureSupply {
  /** The site's own copies, by the original's address. */
  copies: Readonly<Record<string, PictureSource>>;
  /** Whether visitors' browsers may ask other servers. */
  outside: boolean;
}

export const PictureSupplyContext = createContext<PictureSupply>({ copies: {}, outside: true });

/** The best first: the site's copy is faster, and private. Originals of the site's own files are not published. */
export function pictureSources(src: string | undefined, { copies, outside }: PictureSupply): PictureSource[] {
  const address = pictureAddress(src);
  if (address === undefined) return [];
  const copy = copies[address];
  const sources: PictureSource[] = copy ? [copy] : [];
  if (isOutside(address) ? outside : !copy) sources.push({ src: address });
  return sources;
}
