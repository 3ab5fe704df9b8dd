/** `npm run docs`: writes docs/configuration.md, and the hash by which `npm run init` knows the example. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../../config/config.ts';
import { isSomebodysOwn } from '../../config/messages/warnings/example.ts';
import { configurationFields, type Field } from '../docs/configuration-fields.ts';
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

const introduction = `# config.ts, field by field

Editors show the same explanations while you type. Every block and nearly every field may be left out. A text in your
words can be given for each language, \`{ de: '…', en: '…' }\`. This page is generated from the code: \`npm run docs\`.`;

/** The text of `docs/configuration.md`: a table for each block. @param root the project's folder */
function configurationReference(root: string): string {
  const fields = configurationFields(root);
  const blocks = fields.filter((field) => !field.example && field.path === blockOf(field));
  const single = fields.filter((field) => field.example && field.path === blockOf(field));
  const parts = [introduction, `## The site as a whole\n\n${tableOf(single)}`];
  for (const block of blocks) {
    const below = fields.filter((field) => field !== block && blockOf(field) === block.path);
    parts.push(`## ${block.path}\n\n${block.text}\n\n${tableOf(below)}`);
  }
  return `${parts.join('\n\n')}\n`;
}

const blockOf = ({ path }: Field) => /^\w+/.exec(path)?.[0];

const tableOf = (fields: readonly Field[]): string =>
  [
    '| field | what it says | example |',
    '|---|---|---|',
    ...fields.map(
      ({ path, text, example }) => `| \`${path}\` | ${cell(text)} | ${example && `\`${example}\``} |`,
    ),
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
