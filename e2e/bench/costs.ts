import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/tooling/commands/run.mjs';
import { buildSite, CompressedServer } from './compressed-server.ts';
import { hydrationTime } from './hydration.ts';
import { median } from './median.ts';
import { withBrowser } from './outside.ts';

/** A site to build. */
export interface Variant {
  name: string;
  /** Source of the configuration module. */
  config: string;
  /** Paths of the pages to open, below the base. */
  paths: readonly string[];
}

/** A page's size in kilobytes, plain and compressed, and the run time of its scripts in milliseconds. */
interface PageCost {
  document: number;
  compressed: number;
  hydration: number;
}

export interface Cost {
  name: string;
  /** Milliseconds. */
  build: number;
  /** By path. */
  pages: Readonly<Record<string, PageCost>>;
}

const own = `import config from ${JSON.stringify(pathToFileURL(join(root, 'config.ts')).href)};`;

/** The owner's site with 1, 10 and 100 times its projects, skills and services. Unique names are numbered. */
export const sizes: readonly Variant[] = [1, 10, 100].map((times) => ({
  name: `${times} ×`,
  config: `${own}
const repeated = (list = [], key) =>
  Array.from({ length: ${times} }, (_, round) =>
    list.map((entry) => (key ? { ...entry, [key]: entry[key] + ' ' + round } : entry + (round || ''))),
  ).flat();
const { private: secret, external } = config.projects ?? {};
export default {
  ...config,
  skills: repeated(config.skills),
  services: { ...config.services, list: repeated(config.services?.list, 'name') },
  projects: {
    ...config.projects,
    private: { ...secret, projects: repeated(secret?.projects, 'name') },
    external: { ...external, projects: repeated(external?.projects, 'title') },
  },
};`,
  paths: [''],
}));

/** The owner's site without a project history, and with copies of its engagements. The titles are numbered. */
export const histories: readonly Variant[] = [0, 8, 40].map((count) => ({
  name: `${count} engagements`,
  config: `${own}
const own = config.engagements ?? [];
const numbered = (title, number) =>
  typeof title === 'string'
    ? title + ' ' + number
    : Object.fromEntries(Object.entries(title).map(([language, text]) => [language, text + ' ' + number]));
export default {
  ...config,
  engagements: Array.from({ length: own.length && ${count} }, (_, index) => {
    const entry = own[index % own.length];
    return { ...entry, title: numbered(entry.title, index + 1) };
  }),
};`,
  paths: ['', 'impressum', ...(count > 0 ? ['profil'] : [])],
}));

/** Builds each variant and opens its pages. @param tell receives the name of the next one */
export async function measureCosts(
  variants: readonly Variant[],
  { directory, base }: { directory: string; base: string },
  tell: (name: string) => void,
): Promise<Cost[]> {
  return withBrowser(async (browser, { certificate }) => {
    const costs: Cost[] = [];
    for (const [index, { name, config, paths }] of variants.entries()) {
      tell(name);
      const site = { directory: join(directory, `variant-${index}`), base };
      await writeFile(`${site.directory}.ts`, config);
      const build = await buildSite(site.directory, `${site.directory}.ts`);
      const server = new CompressedServer(site, certificate);
      await server.up();
      const pages: Record<string, PageCost> = {};
      for (const path of paths) {
        const html = await readFile(join(site.directory, `${path || 'index'}.html`));
        const times: number[] = [];
        for (let run = 0; run < 3; run += 1) times.push(await hydrationTime(browser, server.url + path));
        const compressed = (await server.packed(html)).length / 1000;
        pages[`/${path}`] = { document: html.length / 1000, compressed, hydration: median(times) };
      }
      server.down();
      costs.push({ name, build, pages });
    }
    return costs;
  });
}
