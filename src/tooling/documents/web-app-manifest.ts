import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { languageFor } from '../../text/languages.ts';
import { siteTitle } from '../../text/titles.ts';
import { pageColor } from '../modules/themes/sheet.ts';
import { iconFiles } from './app-icons/app-icons.ts';

export interface Screenshot {
  src: string;
  width: number;
  height: number;
  type: string;
}

/**
 * The manifest that makes the site an app. Its identity is where the page is, so that the sites of one origin, and the
 * languages of a site, are different apps, and the same one stays the same whatever else changes. The legal pages of all
 * languages are within its scope.
 */
export function webAppManifest(site: Site, screenshots: readonly Screenshot[]) {
  const { base, profile, seo, themeConfig } = site;
  const name = siteTitle(site);
  const { device } = languageFor(site);
  const home = base + site.home.slice(1);
  const color = pageColor(themeConfig.defaultTheme, themeConfig);
  return {
    id: home,
    scope: base,
    start_url: home,
    name,
    short_name: profile.name ?? name,
    description: plainText(seo.description ?? profile.bio ?? profile.promise ?? device.description(name)),
    lang: site.language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['business', 'productivity'],
    icons: Object.entries(iconFiles)
      .filter(([, { kind }]) => kind !== 'opaque')
      .map(([file, { kind, size }]) => ({
        src: base + file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: kind === 'plain' ? 'any' : kind,
      })),
    screenshots: screenshots.map(({ src, width, height, type }) => ({
      src: base + src,
      sizes: `${width}x${height}`,
      type,
      form_factor: width > height ? 'wide' : 'narrow',
      label: width > height ? device.wideScreenshot : device.narrowScreenshot,
    })),
    shortcuts: shortcutsOf(site, home),
  };
}

/** Ways into the page, as a long press on the app's icon shows them: to what this site has. */
function shortcutsOf(site: Site, home: string) {
  const { base, sections } = site;
  const { device, page } = languageFor(site);
  return [
    ...Object.entries<string>(device.sections)
      .filter(([id]) => sections.some((used) => used === id))
      .map(([id, name]) => ({ name, url: `${home}#${id}` })),
    { name: page.pageNames.impressum, url: `${base}impressum` },
  ];
}
