import type { Site } from '../../model/site.ts';

/**
 * The full address of something of this site; undefined while the owner has not said where the site is.
 * @param path absolute, with the base, as the configuration's own files have it; or an address elsewhere, which stays
 */
export const absoluteAddress = ({ seo }: Pick<Site, 'seo'>, path: string): string | undefined => {
  if (URL.canParse(path)) return path;
  return seo.url && new URL(path, seo.url).href;
};
