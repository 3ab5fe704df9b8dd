import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../model/site.ts';
import type { Screenshot } from './web-app-manifest.ts';

/** Below `public/`: pictures of the page, for the dialog that offers to install it. */
export const screenshotDirectory = 'screenshots';

interface Screenshots {
  /** Those of this site, and those of which nobody knows whose they are. */
  own: Screenshot[];
  /** Paths of those that were made of somebody else's page. */
  foreign: string[];
}

type Owner = Pick<Site, 'github' | 'profile'>;

/** Percent-encoded, as the field takes nothing but ASCII. */
const note = ({ profile, github }: Owner) => encodeURIComponent(profile.name ?? github.username);

/** What a picture of a site carries to tell whose it is: a fork begins with those of the example. */
export const depictedIn = (site: Owner) => ({ IFD0: { ImageDescription: `Portfolio of ${note(site)}.` } });

export async function readScreenshots(publicDir: string, site: Owner): Promise<Screenshots> {
  const directory = join(publicDir, screenshotDirectory);
  const names = existsSync(directory) ? readdirSync(directory) : [];
  const found: Screenshots = { own: [], foreign: [] };
  for (const name of names.filter((file) => /\.(?:png|webp|jpe?g)$/.test(file)).toSorted()) {
    const { width, height, format, exif } = await sharp(join(directory, name)).metadata();
    const src = `${screenshotDirectory}/${name}`;
    const depicted = /Portfolio of (\S+)\./.exec(exif?.toString('latin1') ?? '')?.[1];
    if (depicted === undefined || depicted === note(site)) {
      found.own.push({ src, width, height, type: `image/${format}` });
    } else {
      found.foreign.push(src);
    }
  }
  return found;
}
