import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { root } from '../../src/tooling/commands/run.mjs';
import { withBrowser } from './browser.ts';
import { buildSite } from './build-site.ts';
import { makeCertificate } from './certificate.ts';
import { CompressedServer, type CompressedSite } from './compressed-server.ts';
import { hydrationTime } from './hydration.ts';
import { median } from './median.ts';
import { OutsideServer } from './outside-server.ts';

/** What a site costs whose owner has written `times` as many projects, skills and services. */
export interface Size {
  times: number;
  /** Milliseconds. */
  build: number;
  /** Kilobytes, as they are and compressed. */
  document: number;
  compressed: number;
  /** Milliseconds. */
  hydration: number;
}

/** Builds and opens the site of the configuration with 1, 10 and 100 times its projects, skills and services. */
export async function measureGrowth(
  directory: string,
  base: string,
  tell: (size: string) => void,
): Promise<Size[]> {
  const certificate = await makeCertificate();
  const outside = new OutsideServer(certificate);
  await outside.up();
  try {
    return await withBrowser(outside.port, certificate, async (browser) => {
      const sizes: Size[] = [];
      for (const times of [1, 10, 100]) {
        tell(`${times} ×`);
        const configFile = join(directory, `times-${times}.ts`);
        await writeFile(configFile, multiplied(times));
        const site = join(directory, `times-${times}`);
        const build = await buildSite(site, configFile);
        sizes.push({ times, build, ...(await opened(browser, { directory: site, base, certificate })) });
      }
      return sizes;
    });
  } finally {
    outside.down();
  }
}

export type Opened = Omit<Size, 'times' | 'build'>;

/** What one of a site's pages weighs, and what opening it costs. @param path below the base */
export async function opened(browser: Browser, site: CompressedSite, path = ''): Promise<Opened> {
  const server = new CompressedServer(site);
  await server.up();
  try {
    const file = join(site.directory, `${path || 'index'}.html`);
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) times.push(await hydrationTime(browser, server.url + path));
    return {
      document: (await readFile(file)).length / 1000,
      compressed: (await server.body(file)).length / 1000,
      hydration: median(times),
    };
  } finally {
    server.down();
  }
}

/** A configuration that repeats the lists of the owner's; their names are numbered, because some have to differ. */
const multiplied = (times: number): string => `
import config from ${JSON.stringify(pathToFileURL(join(root, 'config.ts')).href)};
const repeated = (list = [], key) =>
  Array.from({ length: ${times} }, (_, round) =>
    list.map((entry) => (key ? { ...entry, [key]: entry[key] + ' ' + round } : entry + (round || ''))),
  ).flat();
export default {
  ...config,
  skills: repeated(config.skills),
  services: { ...config.services, list: repeated(config.services?.list, 'name') },
  projects: {
    ...config.projects,
    private: { ...config.projects?.private, projects: repeated(config.projects?.private?.projects, 'name') },
    external: { ...config.projects?.external, projects: repeated(config.projects?.external?.projects, 'title') },
  },
};
`;
