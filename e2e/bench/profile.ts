import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/tooling/commands/run.mjs';
import { withBrowser } from './browser.ts';
import { buildSite } from './build-site.ts';
import { makeCertificate } from './certificate.ts';
import { type Opened, opened } from './growth.ts';
import { OutsideServer } from './outside-server.ts';

/** What a project history costs, and the pages of its site. */
export interface ProfileCost {
  engagements: number;
  /** Milliseconds. */
  build: number;
  pages: Readonly<Record<string, Opened>>;
}

/** Builds and opens the site of the configuration without engagements, with its own, and with forty. */
export async function measureProfile(
  directory: string,
  base: string,
  tell: (engagements: number) => void,
): Promise<ProfileCost[]> {
  const certificate = await makeCertificate();
  const outside = new OutsideServer(certificate);
  await outside.up();
  try {
    return await withBrowser(outside.port, certificate, async (browser) => {
      const costs: ProfileCost[] = [];
      for (const engagements of [0, 8, 40]) {
        tell(engagements);
        const configFile = join(directory, `engagements-${engagements}.ts`);
        await writeFile(configFile, withEngagements(engagements));
        const site = { directory: join(directory, `engagements-${engagements}`), base, certificate };
        const build = await buildSite(site.directory, configFile);
        const pages: Record<string, Opened> = {};
        for (const path of ['', 'impressum', ...(engagements > 0 ? ['profil'] : [])])
          pages[`/${path}`] = await opened(browser, site, path);
        costs.push({ engagements, build, pages });
      }
      return costs;
    });
  } finally {
    outside.down();
  }
}

/** The configuration with its engagements again and again; their titles are numbered, because they have to differ. */
const withEngagements = (count: number): string => `
import config from ${JSON.stringify(pathToFileURL(join(root, 'config.ts')).href)};
const own = config.engagements ?? [];
const texts = (title, number) =>
  typeof title === 'string'
    ? title + ' ' + number
    : Object.fromEntries(Object.entries(title).map(([language, text]) => [language, text + ' ' + number]));
export default {
  ...config,
  engagements: Array.from({ length: own.length > 0 ? ${count} : 0 }, (_, index) => {
    const entry = own[index % own.length];
    return { ...entry, title: texts(entry.title, index + 1) };
  }),
};
`;

const measures = [
  ['compressed, kB', ({ compressed }: Opened) => compressed],
  ['hydration, ms', ({ hydration }: Opened) => hydration],
] as const;

/** What a project history costs, as lines for people. */
export const profileReport = (costs: readonly ProfileCost[]): string[] => {
  const row = (label: string, cells: readonly string[]) =>
    label.padEnd(28) + cells.map((cell) => cell.padStart(10)).join('');
  const paths = [...new Set(costs.flatMap(({ pages }) => Object.keys(pages)))];
  return [
    row(
      'Engagements',
      costs.map(({ engagements }) => String(engagements)),
    ),
    row(
      'build, s',
      costs.map(({ build }) => (build / 1000).toFixed(1)),
    ),
    ...paths.flatMap((path) =>
      measures.map(([label, of]) =>
        row(
          `${path} ${label}`,
          costs.map(({ pages }) => (pages[path] ? of(pages[path]).toFixed(1) : '–')),
        ),
      ),
    ),
  ];
};
