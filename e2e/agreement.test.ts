import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devArticles } from '../src/sources/dev.ts';
import { githubProfile, latestRepositories } from '../src/sources/github.ts';
import { mediumArticles } from '../src/sources/medium.ts';
import type { KeptResource } from '../src/sources/resource.ts';
import { isGoodAnswer } from '../sw/good-answer.ts';

/** Anything, and above all things that look like what the services send. */
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
    {
      name: field,
      full_name: field,
      html_url: field,
      title: field,
      url: field,
      guid: field,
      link: field,
      login: field,
    },
    { requiredKeys: [] },
  ),
  field,
);
const list = fc.oneof(
  { arbitrary: fc.array(item, { maxLength: 4 }), weight: 5 },
  { arbitrary: field, weight: 1 },
);
const envelope = fc.record(
  { items: list, status: fc.oneof(fc.constant('ok'), field) },
  { requiredKeys: ['items'] },
);
const body = fc.oneof(item, list, envelope);

const resources: [string, KeptResource<unknown> | null][] = [
  ['the profile', githubProfile('octocat')],
  ['repositories', latestRepositories('octocat', 4, async () => ({}))],
  ['articles of dev.to', devArticles('max')],
  ['stories of Medium', mediumArticles('max')],
];

describe('The worker keeps nothing that the page cannot read', () => {
  it.each(resources)('of %s', async (_, resource) => {
    if (!resource) throw new Error('there is nothing to ask for');
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(body, async (answer) => {
        if (!isGoodAnswer(resource.shape, 200, JSON.stringify(answer))) return;
        kept += 1;
        await expect(Promise.resolve(answer).then((given) => resource.read(given))).resolves.toBeDefined();
      }),
      { numRuns: 3000 },
    );
    // Otherwise the property would say nothing.
    expect(kept).toBeGreaterThan(10);
  });
});
