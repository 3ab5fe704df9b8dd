import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import config from '../../../../../config.ts';
import { siteOf } from '../../../../config/site.fixture.ts';
import type { Site } from '../../../../model/site.ts';
import { isShipped } from '../../shipped.fixture.ts';
import { nothingStored, readSnapshot } from '../snapshot-file.ts';
import { takeSnapshot } from '../take-snapshot.ts';
import { usedSnapshot } from '../used-snapshot.ts';
import answers from './answers.json' with { type: 'json' };
import { sampledAt, sampleFetch } from './sample-fetch.ts';

const { default: addFormats } = addFormatsModule;
const directory = fileURLToPath(new URL('../../../../../public/snapshot', import.meta.url));
const stored = (await readSnapshot(directory)).snapshot;

const takeSample = (site: Site) =>
  takeSnapshot(site, { ...nothingStored, sampledAt }, { fetch: sampleFetch, now: () => sampledAt });

test("the sample's answers describe repositories as GitHub's published schema does", () => {
  const path = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  const published: Schemas = JSON.parse(readFileSync(path, 'utf8')).components.schemas;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const mistakesIn = (name: string, value: unknown) => {
    const schemas: Schemas = {};
    collect(name, published, schemas);
    ajv.validate({ $ref: `#/components/schemas/${name}`, components: { schemas } }, value);
    return ajv.errors;
  };
  const { items } = answers['https://api.github.com/search/repositories'];
  expect(items).toHaveLength(7);
  for (const item of items) expect(mistakesIn('repo-search-result-item', item), item.full_name).toBeNull();
});

type Schemas = Record<string, unknown>;

/** Adds a schema and those that it refers to; there are a thousand others. */
function collect(name: string, published: Schemas, collected: Schemas): void {
  if (name in collected) return;
  collected[name] = withNull(published[name]);
  const references = JSON.stringify(published[name]).matchAll(/#\/components\/schemas\/([\w-]+)/g);
  for (const [, other = ''] of references) collect(other, published, collected);
}

/** Rewrites OpenAPI 3.0's `nullable`, which JSON Schema does not know, as a type of its own. */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, example: _, ...rest } = schema as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNull(value)]));
  return nullable ? { anyOf: [inner, { type: 'null' }] } : inner;
}

test('another account than the example gets nothing of the sample', async () => {
  const site = siteOf({
    github: { username: 'erika' },
    githubContributions: { display: true },
    blog: { username: 'erika' },
    projects: { github: { mode: 'manual', manual: { projects: ['erika/wiki', 'octocat/Hello-World'] } } },
  });
  const { snapshot } = await takeSample(site);
  expect([snapshot.answers, snapshot.pictures]).toEqual([{}, {}]);
});

describe.runIf(isShipped && stored.sampledAt !== undefined)(
  'the snapshot that comes with the example configuration',
  () => {
    test('is whole, and marked as a sample', () => {
      const { missing, sampledAt: mark } = usedSnapshot(siteOf(config), stored);
      expect(missing).toEqual([]);
      expect(mark).toBe(sampledAt);
    });

    test('is what `npm run snapshot -- --sample` makes', async () => {
      const { snapshot, items } = await takeSample(siteOf(config));
      expect(items.flatMap(({ error }) => error ?? [])).toEqual([]);
      expect(JSON.parse(JSON.stringify(snapshot))).toEqual(JSON.parse(JSON.stringify(stored)));
    });
  },
);
