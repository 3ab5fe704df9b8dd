import type { Site } from '../../../config/site.ts';
import { languageFor } from '../../../text/languages.ts';
import { ownerName } from '../../../text/titles.ts';
import { descriptionOf, type Page, titleOf } from '../pages.ts';
import { absoluteAddress } from '../site-address.ts';
import { meta, property } from './element.ts';

/** A picture that goes with a shared link. */
export interface SharePicture {
  /** Absolute path with the base, or an address elsewhere. */
  address: string;
  /** Pixels; undefined when the picture is the owner's and lies elsewhere. */
  size?: { readonly width: number; readonly height: number };
}

/** How a shared link looks: Open Graph, and what X asks for beyond it. */
export function shareCard(site: Site, page: Page, picture: SharePicture | undefined): string[] {
  const url = absoluteAddress(site, site.base + page.path);
  const title = titleOf(page.id, site);
  const description = descriptionOf(page.id, site);
  const image = picture && absoluteAddress(site, picture.address);
  return [
    property('og:type', page.id === 'portfolio' ? 'profile' : 'website'),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    ...(url ? [property('og:url', url)] : []),
    property('og:site_name', ownerName(site)),
    property('og:locale', languageFor(site).locale),
    ...(image ? [property('og:image', image), ...pictureFacts(picture)] : []),
    ...(image ? [property('og:image:alt', title)] : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function pictureFacts({ size }: SharePicture): string[] {
  if (!size) return [];
  return [property('og:image:width', size.width), property('og:image:height', size.height)];
}
