import type { Site } from '../config/site.ts';
import { plainText } from '../model/phrase.ts';
import { appText } from '../text/de/app.ts';
import { siteTitle } from '../text/titles.ts';
import { pageColor } from './themes/page-color.ts';

export interface Screenshot {
  /** Path below the base. */
  src: string;
  width: number;
  height: number;
  /** Such as `image/png`. */
  type: string;
}

/** The icons that the build makes from the source picture, by purpose. */
const icons = [
  { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icons/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: 'icons/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
] as const;

/**
 * The manifest that makes the site an app. Its identity and scope are the base, so that the sites of one origin are
 * different apps, and the same site stays the same app whatever else changes.
 */
export function webAppManifest(site: Site, screenshots: readonly Screenshot[]) {
  const { base, profile, seo, themeConfig } = site;
  const name = siteTitle(site);
  const color = pageColor(themeConfig.defaultTheme, themeConfig);
  return {
    id: base,
    scope: base,
    start_url: base,
    name,
    short_name: profile.name ?? name,
    description: plainText(seo.description ?? profile.bio ?? appText.description(name)),
    lang: 'de',
    dir: 'ltr',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['business', 'productivity'],
    icons: icons.map((icon) => ({ ...icon, src: base + icon.src })),
    screenshots: screenshots.map(({ src, width, height, type }) => ({
      src: base + src,
      sizes: `${width}x${height}`,
      type,
      form_factor: width > height ? 'wide' : 'narrow',
      label: width > height ? appText.wideScreenshot : appText.narrowScreenshot,
    })),
    shortcuts: shortcutsOf(site),
  };
}

/** Ways into the page, as a long press on the app's icon shows them: to what this site has. */
function shortcutsOf({ base, sections }: Site) {
  return [
    ...Object.entries<string>(appText.sections)
      .filter(([id]) => sections.some((used) => used === id))
      .map(([id, name]) => ({ name, url: `${base}#${id}` })),
    { name: appText.legal, url: `${base}impressum` },
  ];
}
