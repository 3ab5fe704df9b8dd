import { expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Site } from '../../../model/site.ts';
import { siteResources } from '../../../providers/providers.ts';
import type { Fetch } from '../../../providers/request.ts';
import { HostQueue } from './host-queue.ts';
import { nothingStored, type StoredSnapshot } from './snapshot-file.ts';
import { takeSnapshot } from './take-snapshot.ts';

const now = Date.UTC(2026, 10, 20, 12);
const earlier = now - 86_400_000;
const avatar = 'https://avatars.githubusercontent.com/u/1?v=4';
const chart = 'https://ghchart.rshah.org/erika';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

const config: Config = {
  github: { username: 'erika' },
  badges: [],
  githubContributions: { display: true },
  projects: {
    github: { mode: 'manual', manual: { projects: ['erika/wiki', 'erika/gone'] } },
    latestPublic: { display: true },
  },
  blog: { username: 'erika' },
};

const repository = (name: string, language: string | null = null) => ({
  name,
  full_name: `erika/${name}`,
  html_url: `https://github.com/erika/${name}`,
  language,
});

/** What the providers answer when they are well, by the beginning of the address. */
const well: Record<string, () => Response> = {
  'https://api.github.com/users/erika': () =>
    Response.json({ login: 'erika', avatar_url: avatar, public_repos: 2 }),
  'https://api.github.com/search/repositories?q=repo:': () =>
    Response.json({ items: [repository('wiki', 'Go')] }),
  'https://api.github.com/search/repositories?q=user:': () =>
    Response.json({ items: [repository('notes'), repository('wiki', 'Go')] }),
  'https://dev.to/api/articles': () =>
    Response.json([{ title: 'Artikel', url: 'https://dev.to/erika/1', social_image: null }]),
  'https://avatars.githubusercontent.com/': () => new Response(drawing),
  [chart]: () => new Response(drawing),
};

/** Answers as the providers do, some of them otherwise, and writes down what it was asked. */
function providers(otherwise: Record<string, () => Response> = {}) {
  const asked: string[] = [];
  const fetch: Fetch = async (url) => {
    asked.push(url);
    const rules = { ...well, ...otherwise };
    const rule = Object.keys(rules).findLast((beginning) => url.startsWith(beginning));
    if (!rule) throw new TypeError(`nobody at ${url}`);
    return rules[rule]?.() as Response;
  };
  return { fetch, asked };
}

const take = (site: Site, previous: StoredSnapshot, fetch: Fetch) =>
  takeSnapshot(site, previous, { fetch, now: () => now, queue: new HostQueue(0) });

/** A snapshot that was taken a day ago. */
async function previousOf(site: Site): Promise<StoredSnapshot> {
  const { snapshot } = await takeSnapshot(site, nothingStored, {
    fetch: providers().fetch,
    now: () => earlier,
  });
  return snapshot;
}

test('answers that have not changed change nothing but their times', async () => {
  const taken = async (time: number) => {
    const queue = new HostQueue();
    const { snapshot, files } = await takeSnapshot(siteOf(config), nothingStored, {
      ...providers(),
      now: () => time,
      queue,
    });
    const undated = JSON.parse(JSON.stringify(snapshot).replaceAll(`"fetchedAt":${time}`, '"fetchedAt":0'));
    return { undated, files: [...files.keys()].toSorted() };
  };
  expect(await taken(now)).toEqual(await taken(earlier));
});

test('a feed is read, its pictures are copied; one that fails keeps what was there, and says so', async () => {
  const url = 'https://blog.example/feed.xml';
  const site = siteOf({ ...config, blog: { source: 'feed', url } });
  const body = `<rss version="2.0"><channel><title>Blog</title><link>https://blog.example/</link>
    <item><title>Neues</title><link>/neues</link><enclosure url="/neu.svg" type="image/svg+xml" length="1"/></item>
    </channel></rss>`;
  const rules = {
    [url]: () => new Response(body),
    'https://blog.example/neu.svg': () => new Response(drawing),
  };
  const first = await take(site, nothingStored, providers(rules).fetch);
  expect(first.snapshot.answers[url]?.value).toMatchObject([
    { title: 'Neues', link: 'https://blog.example/neues', thumbnail: 'https://blog.example/neu.svg' },
  ]);
  expect(first.snapshot.pictures['https://blog.example/neu.svg']?.file).toMatch(/^thumbnail-/);

  const page = () => new Response('<!doctype html><title>Umzug</title>');
  const second = await take(site, first.snapshot, providers({ ...rules, [url]: page }).fetch);
  expect(second.snapshot.answers[url]).toEqual(first.snapshot.answers[url]);
  expect(second.items.find(({ name }) => name === 'articles')).toMatchObject({
    address: url,
    error: { kind: 'malformed' },
    fetchedAt: now,
  });
});

const refuse =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status, headers });

test("the page's own requests are made, and their answers kept under their addresses with their time", async () => {
  const site = siteOf(config);
  const { fetch, asked } = providers();
  const { snapshot, files, items, vanished } = await take(site, nothingStored, fetch);
  const urls = Object.values(siteResources(site)).map((resource) => resource?.url);
  expect(Object.keys(snapshot.answers).toSorted()).toEqual(urls.toSorted());
  expect(asked.filter((url) => url.includes('/api')).toSorted()).toEqual(urls.toSorted());
  expect(Object.values(snapshot.answers).every(({ fetchedAt }) => fetchedAt === now)).toBe(true);
  expect(items.map(({ name, error }) => [name, error])).toEqual(
    ['profile', 'featured', 'latest', 'articles', 'avatar', 'chart'].map((item) => [item, undefined]),
  );
  // As the page would read them, with the colours of languages.
  expect(snapshot.answers[siteResources(site).featured?.url ?? '']).toMatchObject({
    name: 'featured',
    value: [{ fullName: 'erika/wiki', language: { text: 'Go', color: '#00add8' } }],
  });
  expect(vanished).toEqual(['erika/gone']);
  expect(Object.keys(snapshot.pictures).toSorted()).toEqual([avatar, chart]);
  for (const { file, fetchedAt } of Object.values(snapshot.pictures)) {
    expect(fetchedAt).toBe(now);
    expect(Buffer.from(files.get(file) ?? []).toString()).toContain('<svg');
  }
});

test('what fails stays as it was stored, or is missing, and is told with its reason; the rest is new', async () => {
  const site = siteOf(config);
  const { fetch } = providers({
    'https://dev.to/': refuse(500),
    'https://api.github.com/search/repositories?q=user:': () =>
      Response.json({ total_count: 0, incomplete_results: true, items: [] }),
    [chart]: () => new Response('<p>Oops'),
  });
  const { snapshot, items } = await take(site, await previousOf(site), fetch);
  const failed = items.filter(({ error }) => error);
  expect(failed).toMatchObject([
    { name: 'latest', error: { kind: 'failed' }, fetchedAt: earlier },
    { name: 'articles', error: { kind: 'failed', status: 500 }, fetchedAt: earlier },
    { name: 'chart', error: { kind: 'malformed' }, fetchedAt: earlier },
  ]);
  expect(snapshot.answers[siteResources(site).articles?.url ?? '']?.fetchedAt).toBe(earlier);
  expect(snapshot.answers[siteResources(site).profile?.url ?? '']?.fetchedAt).toBe(now);
  expect(snapshot.pictures[chart]?.fetchedAt).toBe(earlier);

  const first = await take(site, nothingStored, fetch);
  expect(Object.keys(first.snapshot.answers)).toHaveLength(2);
  expect(first.items.find(({ name }) => name === 'articles')?.fetchedAt).toBeUndefined();
});

test('an account without repositories is not asked for them', async () => {
  const { fetch, asked } = providers({
    'https://api.github.com/users/erika': () =>
      Response.json({ login: 'erika', avatar_url: avatar, public_repos: 0 }),
  });
  await take(siteOf({ github: { username: 'erika' } }), nothingStored, fetch);
  expect(asked.filter((url) => url.includes('/search/'))).toEqual([]);
});

test('the stand-in of the chart is fetched only where there is no chart', async () => {
  const card = 'https://github-readme-stats.vercel.app/';
  const site = siteOf(config);
  const failing = providers({ [chart]: refuse(503), [card]: () => new Response(drawing) });
  const { snapshot } = await take(site, nothingStored, failing.fetch);
  expect(Object.keys(snapshot.pictures).toSorted()).toEqual([avatar, expect.stringContaining(card)]);

  const kept = providers({ [chart]: refuse(503) });
  await take(site, await previousOf(site), kept.fetch);
  expect(kept.asked.filter((url) => url.startsWith(card))).toEqual([]);
});

test('what was stored for another account or other settings falls out', async () => {
  const previous = await previousOf(siteOf(config));
  const other = siteOf({ ...config, blog: { username: 'other' }, githubContributions: { display: false } });
  const { snapshot } = await take(other, previous, providers().fetch);
  expect(Object.keys(snapshot.answers)).not.toContain(siteResources(siteOf(config)).articles?.url);
  expect(Object.keys(snapshot.pictures)).toEqual([avatar]);
});

test('a snapshot stops being a sample with its last made-up item', async () => {
  const site = siteOf(config);
  const sample: StoredSnapshot = { ...(await previousOf(site)), sampledAt: earlier };
  const partly = await take(site, sample, providers({ [chart]: refuse(503) }).fetch);
  expect(partly.snapshot.sampledAt).toBe(earlier);
  const wholly = await take(site, sample, providers().fetch);
  expect(wholly.snapshot.sampledAt).toBeUndefined();
});
