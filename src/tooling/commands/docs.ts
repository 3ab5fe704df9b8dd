/** `npm run docs`: writes docs/configuration.md, and the hash by which `npm run init` knows the example. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../../config/config.ts';
import { isSomebodysOwn } from '../../config/messages/warnings/example.ts';
import { configurationReference } from '../docs/configuration-reference.ts';
import { writeWhole } from '../files.ts';
import { exampleHash } from './init.ts';
import { root, say } from './run.mjs';

export async function docs(): Promise<number> {
  for (const [path, content] of await generatedDocs()) {
    await writeWhole(join(root, path), content);
    say(`${path} is written.`);
  }
  return 0;
}

/** The generated files by their path. Only the example's config.ts may write the example's hash. */
export async function generatedDocs(): Promise<Map<string, string>> {
  const files = new Map([['docs/configuration.md', configurationReference(root)]]);
  const file = join(root, 'config.ts');
  const { default: config }: { default: Config } = await import(pathToFileURL(file).href);
  if (!isSomebodysOwn(config)) {
    const hash = exampleHash(readFileSync(file, 'utf8'));
    files.set('src/tooling/commands/init/example-config.json', `${JSON.stringify({ hash }, null, 2)}\n`);
  }
  return files;
}
