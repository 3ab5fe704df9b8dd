import { expect, test } from 'vitest';
import { changed, problemsOf } from '../../config/complete-config.fixture.ts';
import type { Config } from '../../config/config.ts';
import { blogProviders, repositoryProviders } from '../../site/providers.ts';
import { root } from '../commands/run.mjs';
import { configurationFields } from './configuration-fields.ts';

const fields = configurationFields(root);

test('every field is explained', () => {
  expect(fields.length).toBeGreaterThan(200);
});

test('every example is what its field takes', () => {
  const examples = fields.flatMap(({ path, example }) => (example ? [[path, example] as const] : []));
  const config = examples.reduce<Config>(
    (from, [path, example]) =>
      changed(path.replaceAll('[]', '[0]'), new Function(`return ${example}`)(), from),
    {},
  );
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
