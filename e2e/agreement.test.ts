import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite } from '../src/config/compile-site.ts';
import { blogSources } from '../src/config/fields/page.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import {
  blogProviders,
  type KeptResource,
  resourcesOfBrowsers,
  siteResources,
} from '../src/providers/providers.ts';
import { isGoodAnswer } from '../sw/good-answer-only.ts';
import { hosts } from './world/providers.ts';

/** Everything that a site may request, each kind once. */
const resources: [string, KeptResource][] = blogSources.flatMap((source, index) => {
  return resourcesOfBrowsers(
    siteOf({
      github: { username: 'octocat' },
      projects: { latestPublic: { display: true } },
      blog: { username: 'max', source },
    }),
  ).flatMap((resource): [string, KeptResource][] =>
    index === 0 || resource.name === 'articles'
      ? [[`${new URL(resource.url).host}: ${resource.name}`, resource]]
      : [],
  );
});

it('Every kind of resource is tried', () => {
  const [source] = blogSources;
  const compiled = compileSite({ github: { username: 'octocat' }, blog: { username: 'max', source } });
  const kinds = 'site' in compiled ? Object.keys(siteResources(compiled.site)) : [];
  expect([...new Set(resources.map(([, { name }]) => name))].toSorted()).toEqual(kinds.toSorted());
});

it.each(blogSources)('The fake world answers in the place of %s, and of its pictures', (source) => {
  const { articlesOf, thumbnails } = blogProviders[source];
  expect(hosts).toContain(new URL(articlesOf('max').url).host);
  expect(hosts.some((host) => thumbnails.hosts.includes(host))).toBe(true);
});

const shapes = resources.map(([, { shape }]) => shape);

/** Arbitrary values, biased towards the shapes that providers send. */
const field = fc.oneof(
  fc.constantFrom(
    'Titel',
    '',
    ' ',
    'https://dev.to/a',
    'http://a.b/c',
    'javascript:alert(1)',
    'ok',
    'error',
    '​',
  ),
  fc.string(),
  fc.webUrl(),
  fc.constantFrom(null, 0, 7, true, [], {}),
);
const item = fc.oneof(
  fc.record(
    Object.fromEntries(
      ['full_name', ...shapes.flatMap(({ text, links = [] }) => [text, ...links])].map((name) => [
        name,
        field,
      ]),
    ),
    { requiredKeys: [] },
  ),
  field,
);
const list = fc.oneof(
  { arbitrary: fc.array(item, { maxLength: 4 }), weight: 5 },
  { arbitrary: field, weight: 1 },
);
const lists = Object.fromEntries(
  shapes.flatMap((shape) => (typeof shape.list === 'object' ? [[shape.list.field, list]] : [])),
);
const marks = Object.fromEntries(
  shapes.flatMap(({ fields = {} }) =>
    Object.entries(fields).map(([name, value]) => [name, fc.oneof(fc.constant(value), field)]),
  ),
);
const envelope = fc.record({ ...lists, ...marks }, { requiredKeys: Object.keys(lists) });
const body = fc.oneof(item, list, envelope);

describe('The worker keeps nothing that the page cannot read', () => {
  it.each(resources)('of %s', async (_, resource) => {
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(body, async (answer) => {
        if (!isGoodAnswer(resource.shape, 200, JSON.stringify(answer))) return;
        kept += 1;
        await expect(Promise.resolve(answer).then((given) => resource.read(given))).resolves.toBeDefined();
      }),
      { numRuns: 600 },
    );
    // Otherwise the property is vacuous.
    expect(kept).toBeGreaterThan(10);
  });
});
