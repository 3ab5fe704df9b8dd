import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { type Feature, featuresOf } from './site-has.ts';

const profile = { name: 'Erika', bio: 'Baut Netze.', avatar: 'images/me.jpg' };
const least: Config = {
  profile,
  enablePWA: false,
  projects: { github: { display: false } },
};

const featuresIn = (config: Config | null): string[] =>
  Object.entries(featuresOf(config && siteOf({ ...least, ...config }))).flatMap(([name, isThere]) =>
    isThere ? name : [],
  );

test('A site that says next to nothing has nothing that only some have, and an invalid one has mistakes', () => {
  expect(featuresIn({})).toEqual([]);
  expect(featuresIn(null)).toEqual(['mistakes']);
});

test.each<[Config, ...Feature[]]>([
  [{ googleAnalytics: { id: 'G-ABC' } }, 'analytics'],
  [{ googleAnalytics: { id: 'G-ABC' }, data: 'snapshot' }],
  [{ enablePWA: true }, 'app'],
  [{ blog: { source: 'dev', username: 'erika' } }, 'articles', 'providers'],
  [{ blog: { source: 'wordpress', username: 'erika' } }],
  [{ languages: ['de', 'en'] }, 'languages'],
  [{ github: { username: 'erika' }, profile: {} }, 'providers'],
  [
    { projects: { repositories: [{ provider: 'codeberg', username: 'erika' }], github: { display: false } } },
    'furtherRepositories',
  ],
])('A site with %j has %s', (config, ...features) => {
  expect(featuresIn(config).toSorted()).toEqual(features.toSorted());
});
