import type { Site } from '../../../model/site.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import { ownerName } from '../../../text/titles.ts';
import type { Page } from '../pages.ts';
import { absoluteAddress } from '../site-address.ts';
import { meta, property } from './element.ts';

/** A picture that goes with a shared link. */
export interface SharePicture {
  /** Absolute path with the base, or an address elsewhere. */
  address: string;
  /** Pixels; undefined when the picture is the owner's and lies elsewhere. */
  size?: { readonly width: number; readonly height: number };
}

const locales: Readonly<Record<SiteLanguage, string>> = { de: 'de_DE', en: 'en_GB' };

/** How a shared link looks: Open Graph, and what X asks for beyond it. */
export function shareCard(site: Site, page: Page, picture: SharePicture | undefined): string[] {
  const url = absoluteAddress(site, site.base + page.path);
  const description = page.description?.(site);
  const image = picture && absoluteAddress(site, picture.address);
  return [
    property('og:type', page.role === 'profile' ? 'profile' : 'website'),
    property('og:title', page.title(site)),
    ...(description ? [property('og:description', description)] : []),
    ...(url ? [property('og:url', url)] : []),
    property('og:site_name', ownerName(site)),
    property('og:locale', locales[site.language]),
    ...(image ? [property('og:image', image), ...pictureFacts(picture)] : []),
    ...(image ? [property('og:image:alt', page.title(site))] : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function pictureFacts({ size }: SharePicture): string[] {
  if (!size) return [];
  return [property('og:image:width', size.width), property('og:image:height', size.height)];
}
