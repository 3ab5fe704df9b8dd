import { expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Site } from '../../../model/site.ts';
import { contributionChart, statisticsCard } from '../../../providers/chart/pictures.ts';
import { furtherRepositories, siteResources } from '../../../providers/providers.ts';
import type { StoredSnapshot } from './snapshot-file.ts';
import { usedSnapshot } from './used-snapshot.ts';

const fetchedAt = Date.UTC(2026, 10, 20);
const avatar = 'https://avatars.githubusercontent.com/u/1?v=4';
const config: Config = {
  github: { username: 'erika' },
  badges: [],
  githubContributions: { display: true },
  projects: { latestPublic: { display: true } },
  blog: { username: 'erika', limit: 2 },
};

const article = (name: string) => ({
  title: name,
  description: '',
  thumbnail: `https://media.example/${name}.png`,
  link: `https://dev.to/erika/${name}`,
  categories: [],
});

/** Everything that the site of `config` asks for, with three articles. */
function storedFor(site: Site, publicRepositories = 3): StoredSnapshot {
  const { profile, featured, latest, articles } = siteResources(site);
  const picture = (file: string) => ({ file, fetchedAt });
  return {
    answers: {
      [profile?.url ?? '']: { name: 'profile', value: { avatar, publicRepositories }, fetchedAt },
      [featured?.url ?? '']: { name: 'featured', value: [], fetchedAt },
      [latest?.url ?? '']: { name: 'latest', value: [], fetchedAt },
      [articles?.url ?? '']: { name: 'articles', value: ['a', 'b', 'c'].map(article), fetchedAt },
    },
    pictures: {
      [avatar]: picture('avatar-00000000.webp'),
      [contributionChart('erika')]: picture('chart-00000000.svg'),
      [statisticsCard('erika')]: picture('statistics-00000000.svg'),
      ...Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [article(name).thumbnail, picture(`thumbnail-0000000${name}.webp`)]),
      ),
    },
    sampledAt: undefined,
  };
}

test('a site takes the answers to its own requests and the pictures that it shows', () => {
  const site = siteOf(config);
  const { answers, pictures, missing } = usedSnapshot(site, storedFor(site));
  expect(Object.keys(answers)).toEqual(Object.values(siteResources(site)).map((resource) => resource?.url));
  expect(Object.values(pictures).map(({ file }) => file)).toEqual([
    'avatar-00000000.webp',
    'chart-00000000.svg',
    'thumbnail-0000000a.webp',
    'thumbnail-0000000b.webp',
  ]);
  expect(missing).toEqual([]);
  // No more than are shown.
  expect(answers[siteResources(site).articles?.url ?? '']?.value).toHaveLength(2);
});

test("nothing of another account's snapshot is taken, and what is missing is told with its address", () => {
  const other = siteOf({ ...config, github: { username: 'max' }, blog: { username: 'max' } });
  const { answers, pictures, missing } = usedSnapshot(other, storedFor(siteOf(config)));
  expect([answers, pictures]).toEqual([{}, {}]);
  const parts = ['profile', 'featured', 'latest', 'articles', 'chart', 'statistics'];
  expect(missing.map(({ path }) => path)).toEqual(parts);
  expect(missing[0]?.message).toContain('https://api.github.com/users/max');
});

test('with another limit only that answer is not taken', () => {
  const changed = siteOf({ ...config, projects: { latestPublic: { display: true, limit: 7 } } });
  const { answers, missing } = usedSnapshot(changed, storedFor(siteOf(config)));
  expect(Object.keys(answers)).toHaveLength(3);
  expect(missing.map(({ path }) => path)).toEqual(['latest']);
});

test('an answer of another kind under the same address is not taken', () => {
  const site = siteOf(config);
  const stored = storedFor(site);
  const url = siteResources(site).latest?.url ?? '';
  const answers = { ...stored.answers, [url]: { name: 'articles', value: [], fetchedAt } as const };
  expect(usedSnapshot(site, { ...stored, answers }).answers).not.toHaveProperty([url]);
});

test('an account without repositories misses none', () => {
  const site = siteOf(config);
  const stored = storedFor(site, 0);
  const { [siteResources(site).featured?.url ?? '']: _, ...answers } = stored.answers;
  expect(usedSnapshot(site, { ...stored, answers }).missing).toEqual([]);
});

test('the stand-in of the chart is taken where the chart is missing', () => {
  const site = siteOf(config);
  const stored = storedFor(site);
  const { [contributionChart('erika')]: _, ...pictures } = stored.pictures;
  const used = usedSnapshot(site, { ...stored, pictures });
  expect(Object.values(used.pictures).map(({ file }) => file)).toContain('statistics-00000000.svg');
  expect(used.missing).toMatchObject([{ path: 'chart' }]);
});

test('a picture of a feed without a copy is not shown, as the browser would ask for it', () => {
  const site = siteOf({
    ...config,
    blog: { source: 'feed', url: 'https://blog.example/feed.xml', limit: 2 },
  });
  const stored = storedFor(site);
  const { [article('b').thumbnail]: _, ...pictures } = stored.pictures;
  const { answers } = usedSnapshot(site, { ...stored, pictures });
  expect(answers['https://blog.example/feed.xml']?.value).toEqual([
    article('a'),
    { ...article('b'), thumbnail: undefined },
  ]);
});

test('the repositories of further accounts come together, dated with the oldest answer', () => {
  const repositories = (['erika', 'mustermann'] as const).map(
    (username) => ({ provider: 'codeberg', username }) as const,
  );
  const site = siteOf({ ...config, projects: { ...config.projects, repositories } });
  const stored = storedFor(site);
  const urls = furtherRepositories(site).map(({ url }) => url);
  for (const [index, url] of urls.entries())
    stored.answers[url] = { name: 'repositories', value: [{ name: url }], fetchedAt: fetchedAt - index };
  const { answers, furtherRepositories: further, missing } = usedSnapshot(site, stored);
  expect(further).toEqual({ value: urls.map((name) => ({ name })), fetchedAt: fetchedAt - 1 });
  expect(Object.keys(answers).filter((url) => urls.includes(url))).toEqual([]);
  expect(missing).toEqual([]);
});
