import { expect, test } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import { contributionChart, statisticsCard } from '../src/providers/chart/pictures.ts';
import { furtherRepositories, siteResources } from '../src/site/providers.ts';
import { nothingStored } from '../src/tooling/inputs/snapshot/snapshot-file.ts';
import { takeSnapshot } from '../src/tooling/inputs/snapshot/take-snapshot.ts';
import { usedSnapshot } from '../src/tooling/inputs/snapshot/used-snapshot.ts';
import { directFetch } from './world/direct-fetch.ts';

const config: Config = {
  github: { username: 'erika-mustermann' },
  badges: [],
  githubContributions: { display: true },
  projects: { latestPublic: { display: true } },
  blog: { username: 'erika', limit: 2 },
};
const site = siteOf(config);
const { featured, latest, articles } = siteResources(site);

const fetchedAt = Date.UTC(2026, 10, 20);
const snapshotOf = async (of = site) =>
  (await takeSnapshot(of, nothingStored, { fetch: directFetch(), now: () => fetchedAt })).snapshot;
const stored = await snapshotOf(siteOf({ ...config, blog: { username: 'erika', limit: 5 } }));

const kindsOf = (pictures: Record<string, { file: string }>) =>
  Object.values(pictures).map(({ file }) => file.split('-')[0]);

test('a site takes the answers to its own requests and the pictures that it shows', () => {
  const { answers, pictures, missing } = usedSnapshot(site, stored);
  expect(Object.keys(answers)).toEqual(Object.values(siteResources(site)).map((resource) => resource?.url));
  expect(kindsOf(pictures)).toEqual(['avatar', 'chart', 'thumbnail', 'thumbnail']);
  expect(missing).toEqual([]);
  // No more than are shown.
  expect(answers[articles?.url ?? '']?.value).toHaveLength(2);
});

test("nothing of another account's snapshot is taken, and what is missing is told with its address", () => {
  const other = siteOf({ ...config, github: { username: 'max' }, blog: { username: 'max' } });
  const { answers, pictures, missing } = usedSnapshot(other, stored);
  expect([answers, pictures]).toEqual([{}, {}]);
  const parts = ['profile', 'featured', 'latest', 'articles', 'chart', 'statistics'];
  expect(missing.map(({ path }) => path)).toEqual(parts);
  expect(missing[0]?.message).toContain('https://api.github.com/users/max');
});

test('with another limit only that answer is not taken', () => {
  const changed = siteOf({ ...config, projects: { latestPublic: { display: true, limit: 7 } } });
  const { answers, missing } = usedSnapshot(changed, stored);
  expect(Object.keys(answers)).toHaveLength(3);
  expect(missing.map(({ path }) => path)).toEqual(['latest']);
});

test('an answer of another kind under the same address is not taken', () => {
  const url = latest?.url ?? '';
  const answers = { ...stored.answers, [url]: { name: 'articles', value: [], fetchedAt } as const };
  expect(usedSnapshot(site, { ...stored, answers }).answers).not.toHaveProperty([url]);
});

test('an account without repositories is not asked for them, and misses none', async () => {
  const without = siteOf({ ...config, github: { username: 'newcomer' } });
  const taken = await snapshotOf(without);
  expect(taken.answers).not.toHaveProperty([featured?.url ?? '']);
  expect(usedSnapshot(without, taken).missing).toEqual([]);
});

test('the stand-in of the chart is taken where the chart is missing', () => {
  const { [contributionChart('erika-mustermann')]: _, ...others } = stored.pictures;
  const standIn = { file: 'statistics-00000000.svg', fetchedAt };
  const pictures = { ...others, [statisticsCard('erika-mustermann')]: standIn };
  const used = usedSnapshot(site, { ...stored, pictures });
  expect(kindsOf(used.pictures)).toContain('statistics');
  expect(used.missing).toMatchObject([{ path: 'chart' }]);
});

test('a picture of a feed without a copy is not shown, as the browser would ask for it', async () => {
  const fed = siteOf({ ...config, blog: { source: 'feed', url: 'https://blog.erika.example/feed.xml' } });
  const taken = await snapshotOf(fed);
  const shownOf = (pictures: typeof taken.pictures) =>
    usedSnapshot(fed, { ...taken, pictures }).answers['https://blog.erika.example/feed.xml']?.value;
  expect(shownOf(taken.pictures)).toMatchObject([{ thumbnail: expect.anything() }, {}]);
  expect(shownOf({})).toMatchObject([{ thumbnail: undefined }, { thumbnail: undefined }]);
});

test('the repositories of further accounts come together, dated with the oldest answer', async () => {
  const repositories = (['erika', 'leer'] as const).map(
    (username) => ({ provider: 'codeberg', username }) as const,
  );
  const several = siteOf({ ...config, projects: { ...config.projects, repositories } });
  const { answers: taken, ...others } = await snapshotOf(several);
  const urls = furtherRepositories(several).map(({ url }) => url);
  for (const [index, url] of urls.entries())
    Object.assign(taken[url] ?? {}, { value: [url], fetchedAt: fetchedAt - index });
  const {
    answers,
    furtherRepositories: further,
    missing,
  } = usedSnapshot(several, { ...others, answers: taken });
  expect(further).toEqual({ value: urls, fetchedAt: fetchedAt - 1 });
  expect(Object.keys(answers).filter((url) => urls.includes(url))).toEqual([]);
  expect(missing).toEqual([]);
});
