import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { languageFor } from '../../site/languages.ts';
import { linkTo, pageIdsOf, pages } from '../../site/pages.ts';
import { siteTitle } from '../../text/titles.ts';
import { filesBelow } from '../files.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { pageColor } from '../modules/themes/sheet.ts';
import { iconFiles } from './app-icons/app-icons.ts';
import { linkTag } from './head/element.ts';
import { type ReadSite, withAccount } from './pages.ts';

const fileNameOf = ({ home }: Site) => `${home.slice(1)}manifest.webmanifest`;

export const manifest = (readSite: ReadSite, snapshot: Pick<OwnerSnapshot, 'profile'>): Plugin => ({
  name: 'portfolio:web-app-manifest',
  apply: 'build',
  async generateBundle() {
    const site = await readSite();
    if (!site?.enablePWA) return;
    const { publicDir, logger } = this.environment.config;
    const { own, foreign } = await readScreenshots(publicDir, site);
    if (foreign.length > 0 && site.language === site.languages[0])
      logger.warn(
        `public/: ${foreign.join(' and ')} show somebody else's page and are left out of the app's manifest. Make your own with \`npm run shots\`, or delete them.\n`,
      );
    const source = JSON.stringify(webAppManifest(withAccount(site, await snapshot.profile()), own));
    this.emitFile({ type: 'asset', fileName: fileNameOf(site), source });
  },
  transformIndexHtml: async () => {
    const site = await readSite();
    if (!site?.enablePWA) return [];
    return [
      linkTag({ rel: 'manifest', href: site.base + fileNameOf(site) }),
      linkTag({ rel: 'apple-touch-icon', href: `${site.base}icons/apple-touch-icon.png` }),
    ];
  },
});

/** Identified by the page's path, so that sites of an origin and languages of a site are different apps. */
export function webAppManifest(site: Site, screenshots: readonly Screenshot[]) {
  const { base, profile, seo, themeConfig } = site;
  const name = siteTitle(site);
  const { device } = languageFor(site);
  const home = base + site.home.slice(1);
  const color = pageColor(themeConfig.defaultTheme, themeConfig);
  const icons = Object.entries(iconFiles).filter(([, { kind }]) => kind !== 'opaque');
  const sections = Object.entries(device.sections).filter(([id]) => site.sections.some((one) => one === id));
  const links = pageIdsOf(site).flatMap((id) => (pages[id].links?.shortcut ? linkTo(id, site) : []));
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
    icons: icons.map(([file, { kind, size }]) => ({
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
    // Behind a long press on the app's icon.
    shortcuts: [
      ...sections.map(([id, name]) => ({ name, url: `${home}#${id}` })),
      ...links.map(({ name, href }) => ({ name, url: base.slice(0, -1) + href })),
    ],
  };
}

/** Below `public/`: screenshots for the install dialog. */
export const screenshotDirectory = 'screenshots';

type Screenshot = Record<'src' | 'type', string> & Record<'width' | 'height', number>;

type Owner = Pick<Site, 'github' | 'profile'>;

/** Percent-encoded, because the EXIF field is ASCII. */
const note = ({ profile, github }: Owner) => encodeURIComponent(profile.name ?? github.username);

/** EXIF that marks a screenshot with its owner: a fork begins with those of the example. */
export const depictedIn = (site: Owner) => ({ IFD0: { ImageDescription: `Portfolio of ${note(site)}.` } });

/** The screenshots of this site, and the paths of those that are marked as somebody else's. */
export async function readScreenshots(publicDir: string, site: Owner) {
  const directory = join(publicDir, screenshotDirectory);
  const names = filesBelow(directory).filter((file) => /^[^/]+\.(?:png|webp|jpe?g)$/.test(file));
  const [own, foreign]: [Screenshot[], string[]] = [[], []];
  for (const name of names.toSorted()) {
    const { width, height, format, exif } = await sharp(join(directory, name)).metadata();
    const src = `${screenshotDirectory}/${name}`;
    const depicted = /Portfolio of (\S+)\./.exec(exif?.toString('latin1') ?? '')?.[1] ?? note(site);
    if (depicted === note(site)) own.push({ src, width, height, type: `image/${format}` });
    else foreign.push(src);
  }
  return { own, foreign };
}
