import { expect, test } from 'vitest';
import { problemsOf } from '../../config/complete-config.fixture.ts';
import { blogProviders, repositoryProviders } from '../../site/providers.ts';
import { root } from '../commands/run.mjs';
import { configurationFields } from './configuration-fields.ts';

const fields = configurationFields(root);

test('every field is explained', () => {
  expect(fields.length).toBeGreaterThan(200);
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
