import { expect, test } from 'vitest';
import { problemsOf } from '../../config/complete-config.fixture.ts';
import { blogProviders, repositoryProviders } from '../../providers/providers.ts';
import { configurationFields, type Field } from './configuration-reference.fixture.ts';
import { root } from './run.mjs';

const fields = configurationFields(root);

test('docs/configuration.md explains every field as the editor does; `npm run docs` writes it', async () => {
  expect(fields.length).toBeGreaterThan(200);
  await expect(`${configurationReference(fields)}\n`).toMatchFileSnapshot(`${root}/docs/configuration.md`);
});

test('every example is what its field takes', () => {
  const config = {};
  for (const { path, example } of fields)
    if (example) write(config, path, new Function(`return ${example}`)());
  expect(problemsOf(config)).toEqual([]);
});

test('the explanation of a provider names every one of them', () => {
  const { github: _, ...further } = repositoryProviders;
  for (const [place, known] of [
    ['blog.source', Object.entries(blogProviders)],
    ['projects.repositories[].provider', Object.entries(further)],
  ] as const) {
    const { text = '' } = fields.find(({ path }) => path === place) ?? {};
    for (const [key, { name }] of known) expect([key, name].filter((one) => !text.includes(one))).toEqual([]);
  }
});

/** Writes a value to its path; a list gets one entry. */
function write(config: object, path: string, value: unknown): void {
  const steps = path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), 0] : [step]));
  steps.reduce<Record<string | number, unknown>>(
    (block, step, index) => {
      const isLast = index === steps.length - 1;
      block[step] = isLast ? value : (block[step] ?? (steps[index + 1] === 0 ? [] : {}));
      return block[step] as Record<string | number, unknown>;
    },
    config as Record<string | number, unknown>,
  );
}

/** What `docs/configuration.md` says of the fields: a table for each block. */
function configurationReference(fields: readonly Field[]): string {
  const blockOf = ({ path }: Field) => /^\w+/.exec(path)?.[0];
  const blocks = fields.filter(({ example }) => !example).filter((field) => field.path === blockOf(field));
  const isSingle = (field: Field) => field.example && field.path === blockOf(field);
  return [
    introduction,
    `## The site as a whole\n\n${tableOf(fields.filter(isSingle))}`,
    ...blocks.map((block) => {
      const below = fields.filter((field) => field !== block && blockOf(field) === block.path);
      return `## ${block.path}\n\n${block.text}\n\n${tableOf(below)}`;
    }),
  ].join('\n\n');
}

const introduction = `# config.ts, field by field

Editors show the same explanations while you type. Every block and nearly every field may be left out. A text in your
words can be given for each language, \`{ de: '…', en: '…' }\`. This page is made of the code: \`npm run docs\`.`;

const tableOf = (fields: readonly Field[]): string =>
  [
    '| field | what it says | example |',
    '|---|---|---|',
    ...fields.map(
      ({ path, text, example }) => `| \`${path}\` | ${cell(text)} | ${example && `\`${example}\``} |`,
    ),
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
