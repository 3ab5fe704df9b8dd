import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/tooling/commands/run.mjs';

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

/** Writes that configuration. @returns its file */
export async function multiplyContent(directory: string, times: number): Promise<string> {
  const file = join(directory, `config-${times}.ts`);
  await writeFile(file, multiplied(times));
  return file;
}
