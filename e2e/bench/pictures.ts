import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { root } from '../../src/tooling/commands/run.mjs';
import { photo } from '../../src/tooling/pictures/photo.fixture.ts';
import { withBrowser } from './browser.ts';
import { buildSite } from './build-site.ts';
import { makeCertificate } from './certificate.ts';
import { CompressedServer, type CompressedSite } from './compressed-server.ts';
import { OutsideServer } from './outside-server.ts';
import { until } from './until.ts';
import { slowPhone, type Visit, visit } from './visit.ts';
import { withoutScripts } from './without-scripts.ts';

/** As many as the example has pictures of its own, and the portrait. */
const photos = 12;
/** Seconds of rest after which a visit moves nothing more. */
const rest = 4;

export interface MeasuredPictures {
  /** Megabytes of the photos. */
  originals: number;
  /** Milliseconds; the first build finds no copies, each later one all of them. */
  builds: { first: number; later: number[]; plain: number[] };
  page: Visit[];
  stripped: Visit[];
  /** Kilobytes that the site sends to a first visit, to its worker too. */
  moved: number[];
  /** How many times as wide as it is shown the copy is that a device has chosen, for each picture. */
  excess: number[];
}

/** Measures the site of an owner who names a photo wherever the page shows a picture. */
export async function measurePictures(
  { directory, base, runs }: { directory: string; base: string; runs: number },
  tell: (progress: string) => void,
): Promise<MeasuredPictures> {
  const own = join(directory, 'photos');
  const environment = { SITE_PUBLIC: own };
  const configFile = join(directory, 'photos.ts');
  await cp(join(root, 'public'), own, { recursive: true });
  await mkdir(join(own, 'images/photos'), { recursive: true });
  // Others each time, so that no copies of them are in the cache.
  const seed = Date.now() % 1e9;
  let bytes = 0;
  for (let number = 1; number <= photos; number += 1) {
    tell(`photo ${number} of ${photos}`);
    const content = await photo(seed + number);
    bytes += content.length;
    await writeFile(join(own, `images/photos/${number}.jpg`), content);
  }
  await writeFile(configFile, configWithPhotos);

  const site = { directory: join(directory, 'site-of-photos'), base };
  tell('first build');
  const builds: MeasuredPictures['builds'] = {
    first: await buildSite(site.directory, configFile, environment),
    later: [],
    plain: [],
  };
  for (let run = 1; run <= 3; run += 1) {
    tell(`later builds, ${run} of 3`);
    builds.plain.push(await buildSite(join(directory, 'plain')));
    builds.later.push(await buildSite(site.directory, configFile, environment));
  }
  return { originals: bytes / 1e6, builds, ...(await measureVisits(site, runs, tell)) };
}

async function measureVisits(
  { directory, base }: Omit<CompressedSite, 'certificate'>,
  runs: number,
  tell: (progress: string) => void,
): Promise<Omit<MeasuredPictures, 'originals' | 'builds'>> {
  const certificate = await makeCertificate();
  const outside = new OutsideServer(certificate);
  const page = new CompressedServer({ directory, base, certificate });
  const stripped = new CompressedServer({ directory, base, certificate, alter: withoutScripts });
  await Promise.all([outside.up(), page.up(), stripped.up()]);
  const measured = {
    page: [] as Visit[],
    stripped: [] as Visit[],
    moved: [] as number[],
    excess: [] as number[],
  };
  const visitPage = (browser: Browser) =>
    firstVisit(browser, page.url, async (open, seen) => {
      measured.page.push(seen);
      measured.moved.push((await everything(open, page)) / 1000);
      measured.excess = await excessOf(open);
    });
  const visitStripped = (browser: Browser) =>
    firstVisit(browser, stripped.url, async (_, seen) => void measured.stripped.push(seen));
  try {
    await withBrowser(outside.port, certificate, async (browser) => {
      for (let run = 1; run <= runs; run += 1) {
        tell(`visits ${run} of ${runs}`);
        page.sent = 0;
        const both = [visitPage, visitStripped];
        for (const visitOne of run % 2 === 1 ? both : both.toReversed()) await visitOne(browser);
      }
    });
  } finally {
    for (const server of [outside, page, stripped]) server.down();
  }
  return measured;
}

async function firstVisit(
  browser: Browser,
  url: string,
  look: (page: Page, visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(slowPhone);
  const { visit: seen, page } = await visit(context, url);
  await look(page, seen);
  await context.close();
}

/** What the site has sent when the worker has stored all of it and has the pictures ready. */
async function everything(page: Page, server: CompressedServer): Promise<number> {
  const isInCharge = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
  await until(60, "the page's service worker (is enablePWA off?)", isInCharge);
  let before = -1;
  while (before !== server.sent) {
    before = server.sent;
    await pause(rest * 1000);
  }
  return server.sent;
}

/** Of every picture with copies, when all of them are shown. */
const excessOf = (page: Page): Promise<number[]> =>
  page.evaluate(`(async () => {
    for (const card of document.querySelectorAll('details')) card.open = true;
    const pictures = [...document.querySelectorAll('picture > img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    return pictures.map((picture) => {
      const [, width] = /-(\\d+)\\.\\w+$/.exec(picture.currentSrc) ?? [];
      return Number(width) / (picture.clientWidth * devicePixelRatio);
    });
  })()`);

/** The owner's configuration, with a photo for every picture. */
const configWithPhotos = `
import config from ${JSON.stringify(pathToFileURL(join(root, 'config.ts')).href)};
let number = 0;
const photo = () => \`images/photos/\${(number += 1)}.jpg\`;
const { private: own, external, ...projects } = config.projects ?? {};
export default {
  ...config,
  profile: { ...config.profile, avatar: photo() },
  badges: config.badges?.map((badge) => ({ ...badge, image: photo() })),
  certifications: config.certifications?.map((certification) => ({ ...certification, badge: photo() })),
  projects: {
    ...projects,
    private: { ...own, projects: own?.projects?.map((project) => ({ ...project, screenshot: photo() })) },
    external: { ...external, projects: external?.projects?.map((project) => ({ ...project, imageUrl: photo() })) },
  },
};
`;
