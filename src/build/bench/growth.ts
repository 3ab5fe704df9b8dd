import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { brotli } from '../brotli.ts';
import { root } from '../commands/run.mjs';
import { buildSite } from './build-site.ts';
import { makeCertificate } from './certificate.ts';
import { CompressedServer } from './compressed-server.ts';
import { median } from './median.ts';
import { OutsideServer } from './outside-server.ts';
import { launch } from './visits.ts';

/** What a site costs whose owner has written `times` as many projects, skills and services. */
export interface Size {
  times: number;
  /** Milliseconds. */
  build: number;
  /** Kilobytes, as they are and compressed. */
  document: number;
  compressed: number;
  /** Milliseconds in which the page's scripts run until it has come to rest, on this machine as it is. */
  scripts: number;
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
  const browser = await launch(outside.port, certificate);
  const sizes: Size[] = [];
  try {
    for (const times of [1, 10, 100]) {
      tell(`${times} ×`);
      const configFile = join(directory, `times-${times}.ts`);
      await writeFile(configFile, multiplied(times));
      const site = join(directory, `times-${times}`);
      const build = await buildSite(site, configFile);
      const document = await readFile(join(site, 'index.html'));
      const server = new CompressedServer({ directory: site, base, certificate });
      await server.up();
      const scripts = await scriptTime(browser, server.url);
      server.down();
      sizes.push({
        times,
        build,
        document: document.length / 1000,
        compressed: brotli(document).length / 1000,
        scripts,
      });
    }
  } finally {
    await browser.close();
    outside.down();
  }
  return sizes;
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

async function scriptTime(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    const { metrics } = await session.send('Performance.getMetrics');
    times.push(1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN));
    await page.close();
  }
  return median(times);
}
