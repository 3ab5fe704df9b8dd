import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/tooling/commands/run.mjs';
import { buildSite } from './candidates.ts';
import { withHosts } from './hosts.ts';
import { median, shown } from './table.ts';
import { visit } from './visit.ts';

/** The owner's configuration with a multiple of its projects, skills, services and engagements. Unique names are numbered. */
const multiplied = (times: number): string => `
import config from ${JSON.stringify(pathToFileURL(join(root, 'config.ts')).href)};
const numbered = (text, round) =>
  typeof text === 'string'
    ? text + (round ? ' ' + round : '')
    : Object.fromEntries(Object.entries(text).map(([language, words]) => [language, numbered(words, round)]));
const repeated = (list = [], key) =>
  Array.from({ length: ${times} }, (_, round) =>
    list.map((entry) => (key ? { ...entry, [key]: numbered(entry[key], round) } : entry + (round || ''))),
  ).flat();
const { private: secret, external } = config.projects ?? {};
export default {
  ...config,
  skills: repeated(config.skills),
  services: { ...config.services, list: repeated(config.services?.list, 'name') },
  engagements: repeated(config.engagements, 'title'),
  projects: {
    ...config.projects,
    private: { ...secret, projects: repeated(secret?.projects, 'name') },
    external: { ...external, projects: repeated(external?.projects, 'title') },
  },
};`;

/** Builds the site with 1, 10 and 100 times its content, and opens its pages without throttling. */
export const measureGrowth = (directory: string, tell: (size: string) => void): Promise<string[][]> =>
  withHosts(async ({ browser, host }) => {
    const costs = new Map<string, number[]>();
    const note = (label: string, value: number) => costs.set(label, [...(costs.get(label) ?? []), value]);
    for (const times of [1, 10, 100]) {
      tell(`${times} ×`);
      const config = join(directory, `config-${times}.ts`);
      await writeFile(config, multiplied(times));
      const site = await buildSite(root, join(directory, `times-${times}`), config);
      const url = await host(site);
      note('build, s', site.took / 1000);
      for (const page of ['index', 'profil']) {
        const file = join(site.directory, `${page}.html`);
        if (!existsSync(file)) continue;
        const name = page === 'index' ? '/' : `/${page}`;
        note(`${name} document, kB`, statSync(file).size / 1000);
        note(`${name} compressed, kB`, statSync(`${file}.br`).size / 1000);
        const scripts: number[] = [];
        for (let run = 0; run < 3; run += 1) {
          const context = await browser.newContext();
          const opened = await visit(context, url + name.slice(1), true);
          scripts.push(opened.visit.scripts);
          await context.close();
        }
        note(`${name} scripts, ms`, median(scripts));
      }
    }
    return [...costs].map(([label, values]) => {
      const [ten = Number.NaN, hundred = Number.NaN] = values.slice(-2);
      return [label, ...values.map((value) => shown(value, 1)), `${shown(hundred / ten, 1)} ×`, '10 ×'];
    });
  });
