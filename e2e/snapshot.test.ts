import { expect, test } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import type { Site } from '../src/model/site.ts';
import { statisticsCard } from '../src/providers/chart/pictures.ts';
import type { Fetch } from '../src/providers/request.ts';
import { ProviderError } from '../src/providers/resource.ts';
import { furtherRepositories, siteResources } from '../src/site/providers.ts';
import { nothingStored, type StoredSnapshot } from '../src/tooling/inputs/snapshot/snapshot-file.ts';
import { takeSnapshot } from '../src/tooling/inputs/snapshot/take-snapshot.ts';
import { usedSnapshot } from '../src/tooling/inputs/snapshot/used-snapshot.ts';
import { directFetch } from './world/direct-fetch.ts';

const now = Date.UTC(2026, 10, 20, 12);
const earlier = now - 86_400_000;
const avatar = 'https://avatars.githubusercontent.com/u/40302010?v=4';
const chart = 'https://ghchart.rshah.org/erika-mustermann';
const card = 'https://github-readme-stats.vercel.app/';
const search = 'https://api.github.com/search/repositories';

const config: Config = {
  github: { username: 'erika-mustermann' },
  badges: [],
  githubContributions: { display: true },
  projects: {
    github: { mode: 'manual', manual: { projects: ['octocat/Spoon-Knife', 'octocat/gone'] } },
    latestPublic: { display: true },
  },
  blog: { username: 'erika', limit: 1 },
};
const site = siteOf(config);
const { articles, featured, latest, profile } = siteResources(site);

/** The fake world, of which some addresses answer otherwise, by their beginning; and what it was asked. */
function world(otherwise: Record<string, () => Response> = {}) {
  const asked: string[] = [];
  const usual = directFetch();
  const fetch: Fetch = async (url, init) => {
    asked.push(url);
    const rule = Object.keys(otherwise).find((beginning) => url.startsWith(beginning));
    return otherwise[rule ?? '']?.() ?? usual(url, init);
  };
  return { fetch, asked };
}

const take = (of: Site, previous: StoredSnapshot, fetch: Fetch, time = now) =>
  takeSnapshot(of, previous, { fetch, now: () => time, retryPauseMs: 0 });
/** A snapshot that was taken a day ago. */
const previousOf = async (of: Site) => (await take(of, nothingStored, world().fetch, earlier)).snapshot;
const stored = await previousOf(siteOf({ ...config, blog: { username: 'erika', limit: 5 } }));

const feed = 'https://blog.erika.example/feed.xml';
const fed = siteOf({ ...config, blog: { source: 'feed', url: feed } });

const refuse = (status: number) => () => new Response(null, { status });
const breakOff = (error: Error) => () => {
  throw error;
};

test('answers that have not changed change nothing but their times', async () => {
  const taken = async (time: number) => {
    const { snapshot, files } = await take(site, nothingStored, world().fetch, time);
    const undated = JSON.parse(JSON.stringify(snapshot).replaceAll(`"fetchedAt":${time}`, '"fetchedAt":0'));
    return { undated, files: [...files.keys()] };
  };
  expect(await taken(now)).toEqual(await taken(earlier));
});

test('a feed is read, its pictures are copied; one that fails keeps what was there, and says so', async () => {
  const picture = 'https://miro.medium.com/v2/drucker.png';
  const first = await take(fed, nothingStored, world().fetch);
  expect(first.snapshot.answers[feed]?.value).toMatchObject([
    { thumbnail: picture },
    { title: 'Kabel zählen' },
  ]);
  expect(first.snapshot.pictures[picture]?.file).toMatch(/^thumbnail-/);

  const page = () => new Response('<!doctype html><title>Umzug</title>');
  const second = await take(fed, first.snapshot, world({ [feed]: page }).fetch);
  expect(second.snapshot.answers[feed]).toEqual(first.snapshot.answers[feed]);
  const told = { address: feed, error: { kind: 'malformed' }, fetchedAt: now };
  expect(second.items.find(({ name }) => name === 'articles')).toMatchObject(told);
});

test("the page's own requests are made, and their answers kept under their addresses with their time", async () => {
  const { fetch, asked } = world();
  const { snapshot, files, items, vanished } = await take(site, nothingStored, fetch);
  const urls = Object.values(siteResources(site)).map((resource) => resource?.url);
  expect(Object.keys(snapshot.answers).toSorted()).toEqual(urls.toSorted());
  expect(asked.filter((url) => url.includes('/api')).toSorted()).toEqual(urls.toSorted());
  expect(Object.values(snapshot.answers).every(({ fetchedAt }) => fetchedAt === now)).toBe(true);
  const all = ['profile', 'featured', 'latest', 'articles', 'avatar', 'chart', 'thumbnail'];
  expect(items.map(({ name, error }) => [name, error])).toEqual(all.map((item) => [item, undefined]));
  // As the page would read them, with the colours of languages.
  expect(snapshot.answers[featured?.url ?? '']).toMatchObject({
    name: 'featured',
    value: [{ fullName: 'octocat/Spoon-Knife', language: { text: 'HTML', color: '#e34c26' } }],
  });
  expect(vanished).toEqual(['octocat/gone']);
  expect(Object.keys(snapshot.pictures)).toEqual([avatar, chart, expect.stringContaining('media2.dev.to')]);
  for (const { file, fetchedAt } of Object.values(snapshot.pictures))
    expect([fetchedAt, files.has(file)]).toEqual([now, true]);
});

test('what fails stays as it was stored, or is missing, and is told with its reason; the rest is new', async () => {
  const { fetch } = world({
    'https://dev.to/': refuse(500),
    [`${search}?q=user:`]: () => Response.json({ total_count: 0, incomplete_results: true, items: [] }),
    [chart]: () => new Response('<p>Oops'),
  });
  const { snapshot, items } = await take(site, await previousOf(site), fetch);
  expect(items.filter(({ error }) => error)).toMatchObject([
    { name: 'latest', error: { kind: 'failed' }, fetchedAt: earlier },
    { name: 'articles', error: { kind: 'failed', status: 500 }, fetchedAt: earlier },
    { name: 'chart', error: { kind: 'malformed' }, fetchedAt: earlier },
  ]);
  expect(snapshot.answers[articles?.url ?? '']?.fetchedAt).toBe(earlier);
  expect(snapshot.answers[profile?.url ?? '']?.fetchedAt).toBe(now);
  expect(snapshot.pictures[chart]?.fetchedAt).toBe(earlier);

  const first = await take(site, nothingStored, fetch);
  expect(Object.keys(first.snapshot.answers)).toHaveLength(2);
  expect(first.items.find(({ name }) => name === 'articles')?.fetchedAt).toBeUndefined();
});

test.each([
  ['A limit ends the requests under it, of which GitHub has one for searches', search, refuse(403), 1],
  ['A refusal of one thing ends nothing', search, refuse(404), 2],
  ['A server error is asked once more', 'https://dev.to/', refuse(500), 2],
  [
    'A broken connection is tried once more, and its host then left alone',
    'https://api.github.com/',
    breakOff(new TypeError('no route')),
    2,
  ],
  ['A host that does not answer is left alone', search, breakOff(new ProviderError('timeout')), 1],
])('%s; others are asked', async (_, address, otherwise, count) => {
  const { fetch, asked } = world({ [address]: otherwise });
  await take(site, nothingStored, fetch);
  expect(asked.filter((url) => url.startsWith(address))).toHaveLength(count);
  for (const other of ['https://api.github.com/users/', 'https://dev.to/', chart])
    expect(asked.some((url) => url.startsWith(other))).toBe(true);
});

test('the stand-in of the chart is fetched only where there is no chart', async () => {
  const failing = { [chart]: refuse(503) };
  const { snapshot } = await take(site, nothingStored, world(failing).fetch);
  expect(Object.keys(snapshot.pictures)).toContainEqual(expect.stringContaining(card));

  const kept = world(failing);
  await take(site, await previousOf(site), kept.fetch);
  expect(kept.asked.filter((url) => url.startsWith(card))).toEqual([]);
});

test('a snapshot stops being a sample with its last made-up item', async () => {
  const sample: StoredSnapshot = { ...(await previousOf(site)), sampledAt: earlier };
  const partly = await take(site, sample, world({ [chart]: refuse(503) }).fetch);
  expect(partly.snapshot.sampledAt).toBe(earlier);
  const wholly = await take(site, sample, world().fetch);
  expect(wholly.snapshot.sampledAt).toBeUndefined();
});

const kindsOf = (pictures: Record<string, { file: string }>) =>
  Object.values(pictures).map(({ file }) => file.split('-')[0]);

test('a site uses the answers to its own requests and the pictures that it shows, and no more', () => {
  const { answers, pictures, missing } = usedSnapshot(site, stored);
  expect(Object.keys(answers)).toEqual(Object.values(siteResources(site)).map((resource) => resource?.url));
  expect(kindsOf(pictures)).toEqual(['avatar', 'chart', 'thumbnail']);
  expect(missing).toEqual([]);
  expect(answers[articles?.url ?? '']?.value).toHaveLength(1);
});

test("nothing of another account's snapshot is used or kept, and what is missing is told with its address", async () => {
  const other = siteOf({ ...config, github: { username: 'octocat' }, blog: { username: 'nobody' } });
  const { answers, pictures, missing } = usedSnapshot(other, stored);
  const known = Object.keys(answers);
  expect(known).toEqual([featured?.url]);
  expect(pictures).toEqual({});
  expect(missing.map(({ path }) => path)).toEqual(['profile', 'latest', 'articles', 'chart', 'statistics']);
  expect(missing[0]?.message).toContain('https://api.github.com/users/octocat');
  const refused = async () => new Response(null, { status: 500 });
  const { snapshot } = await take(other, stored, refused);
  expect([Object.keys(snapshot.answers), snapshot.pictures]).toEqual([known, {}]);
});

test('an answer of another kind under the same address is not taken', () => {
  const url = latest?.url ?? '';
  const answers = { ...stored.answers, [url]: { name: 'articles', value: [], fetchedAt: now } as const };
  expect(usedSnapshot(site, { ...stored, answers }).answers).not.toHaveProperty([url]);
});

test('an account without repositories is not asked for them, and misses none', async () => {
  const projects = { latestPublic: { display: true } };
  const without = siteOf({ ...config, github: { username: 'newcomer' }, projects });
  const taken = await previousOf(without);
  expect(taken.answers).not.toHaveProperty([siteResources(without).featured?.url ?? '']);
  expect(usedSnapshot(without, taken).missing).toEqual([]);
});

test('the stand-in of the chart is taken where the chart is missing', () => {
  const { [chart]: _, ...others } = stored.pictures;
  const standIn = { file: 'statistics-00000000.svg', fetchedAt: now };
  const pictures = { ...others, [statisticsCard('erika-mustermann')]: standIn };
  const used = usedSnapshot(site, { ...stored, pictures });
  expect(kindsOf(used.pictures)).toContain('statistics');
  expect(used.missing).toMatchObject([{ path: 'chart' }]);
});

test('a picture of a feed without a copy is not shown, as the browser would ask for it', async () => {
  const taken = await previousOf(fed);
  const shownOf = (pictures: typeof taken.pictures) =>
    usedSnapshot(fed, { ...taken, pictures }).answers[feed]?.value;
  expect(shownOf(taken.pictures)).toMatchObject([{ thumbnail: expect.anything() }, {}]);
  expect(shownOf({})).toMatchObject([{ thumbnail: undefined }, { thumbnail: undefined }]);
});

test('the repositories of further accounts come together, dated with the oldest answer', async () => {
  const repositories = (['erika', 'leer'] as const).map(
    (username) => ({ provider: 'codeberg', username }) as const,
  );
  const several = siteOf({ ...config, projects: { ...config.projects, repositories } });
  const { answers: taken, ...others } = await previousOf(several);
  const urls = furtherRepositories(several).map(({ url }) => url);
  for (const [index, url] of urls.entries())
    Object.assign(taken[url] ?? {}, { value: [url], fetchedAt: now - index });
  const { answers, missing, ...used } = usedSnapshot(several, { ...others, answers: taken });
  expect(used.furtherRepositories).toEqual({ value: urls, fetchedAt: now - 1 });
  expect(Object.keys(answers).filter((url) => urls.includes(url))).toEqual([]);
  expect(missing).toEqual([]);
});
