import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, fetchedAtHeader } from './contract.ts';
import {
  asked,
  deploy,
  emptyDevice,
  type FakeCaches,
  messages,
  network,
  offline,
  online,
  origin,
  RunningWorker,
} from './running-worker.fixture.ts';

const now = Date.UTC(2026, 2, 1);
const api = 'https://dev.to/api/articles';
const url = `${api}?username=max`;
const list = (...titles: string[]) => titles.map((title) => ({ title, url: `https://dev.to/${title}` }));
const files = { 'index.html': '<html data-revision="one">', 'impressum.html': '<html data-revision="law">' };

let caches: FakeCaches;
let worker: RunningWorker;

const start = () =>
  RunningWorker.start(files, {
    answers: { [api]: { shape: { list: 'body', text: 'title', links: ['url'] } } },
    pictureHosts: ['dev.to'],
  });

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  caches = emptyDevice();
  deploy(files);
  worker = await start();
  await worker.install();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (answer: () => Response) => void network.set(url, answer);

/** A first visit, and a minute passes. */
async function visited(): Promise<void> {
  answers(() => Response.json(list('old')));
  await worker.request(url);
  vi.setSystemTime(now + 60_000);
  online();
}

const stored = async () => (await caches.open(cacheNames('/').answers)).match(url);
async function storedTitles(): Promise<string[] | undefined> {
  const items = (await (await stored())?.json()) as { title: string }[] | undefined;
  return items?.map(({ title }) => title);
}

describe('The first time', () => {
  it('the answer is passed on without a stamp, and stored with its time', async () => {
    answers(() => Response.json(list('a')));
    const response = await worker.request(url);
    expect(await response.json()).toEqual(list('a'));
    expect(response.headers.has(fetchedAtHeader)).toBe(false);
    expect((await stored())?.headers.get(fetchedAtHeader)).toBe(String(now));
  });

  it.each([
    ['an error', () => Response.json({}, { status: 500 })],
    ['a web page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['another shape', () => Response.json({ items: [] })],
  ])('%s is passed on, and not stored', async (_, answer) => {
    answers(answer);
    expect((await worker.request(url)).status).toBe(answer().status);
    expect(await stored()).toBeUndefined();
  });

  it('there is no answer without a network', async () => {
    offline();
    await expect(worker.request(url)).rejects.toThrow();
    expect(messages).toMatchObject([{ type: 'answer', url, answer: 'unreachable' }]);
  });
});

describe('Later', () => {
  it('the stored answer comes at once with its own time, the new one is stored and reported', async () => {
    await visited();
    answers(() => Response.json(list('new')));
    const response = await worker.request(url);
    expect(await response.json()).toEqual(list('old'));
    expect(response.headers.get(fetchedAtHeader)).toBe(String(now));
    expect(await storedTitles()).toEqual(['new']);
    expect(messages).toMatchObject([
      { type: 'answer', url, answer: { status: 200, body: JSON.stringify(list('new')) } },
    ]);
  });

  it.each<[string, () => Response, object]>([
    ['an error', () => Response.json({}, { status: 500 }), { answer: { status: 500 } }],
    ['a missing answer', () => Response.json({}, { status: 404 }), { answer: { status: 404 } }],
    ['a web page with status 200', () => new Response('<html>'), { answer: { status: 200, body: '<html>' } }],
    ['JSON of another shape', () => Response.json(null), { answer: { status: 200, body: 'null' } }],
    ['a broken connection', () => Response.error(), {}],
  ])('%s replaces nothing, and is reported', async (_, answer, reported) => {
    await visited();
    answers(answer);
    expect(await (await worker.request(url)).json()).toEqual(list('old'));
    expect(await storedTitles()).toEqual(['old']);
    expect(messages).toMatchObject([{ type: 'answer', url, ...reported }]);
  });

  it('an empty list replaces a full one', async () => {
    await visited();
    answers(() => Response.json([]));
    await worker.request(url);
    expect(await storedTitles()).toEqual([]);
  });

  it('a clock that was fast and has been set right keeps no new answer out', async () => {
    await visited();
    vi.setSystemTime(now - 60_000);
    answers(() => Response.json(list('new')));
    await worker.request(url);
    expect(await storedTitles()).toEqual(['new']);
  });

  it('a refusal is reported with the end of its limit, and the provider not asked until then', async () => {
    await visited();
    answers(() => Response.json({}, { status: 403, headers: { 'retry-after': '300' } }));
    await worker.request(url);
    const reset = ['x-ratelimit-reset', String((now + 60_000 + 300_000) / 1000)];
    expect(messages).toMatchObject([
      { answer: { status: 403, headers: [['x-ratelimit-remaining', '0'], reset] } },
    ]);

    online();
    worker = await start();
    expect(await (await worker.request(url)).json()).toEqual(list('old'));
    expect(messages).toMatchObject([
      { url, answer: { status: 429, headers: expect.arrayContaining([reset]) } },
    ]);
    const other = await worker.request(`${api}?username=other`);
    expect(other.status).toBe(429);
    expect([...other.headers]).toContainEqual(reset);
    expect(asked).toEqual([]);

    vi.setSystemTime(now + 60_000 + 300_000);
    answers(() => Response.json(list('new')));
    await worker.request(url);
    expect(await storedTitles()).toEqual(['new']);
  });
});

describe('The worker answers', () => {
  it.each([origin, `${origin}?utm_source=karte#services`, `${origin}impressum`, `${origin}impressum.html`])(
    'what the page at %s asks for',
    async (from) => {
      await visited();
      expect((await worker.request(url, { from })).headers.has(fetchedAtHeader)).toBe(true);
    },
  );

  it('no other site of the origin', async () => {
    await visited();
    answers(() => Response.json('live'));
    const response = await worker.request(url, { from: `${origin}other/` });
    expect(await response.json()).toBe('live');
  });

  it('a picture of the same host as a picture', async () => {
    await visited();
    const picture = 'https://dev.to/1.png';
    network.set(picture, () => new Response('', { status: 429, headers: { 'content-type': 'image/png' } }));
    await expect(worker.request(picture, { mode: 'no-cors', destination: 'image' })).rejects.toThrow();
    expect((await worker.request(url)).headers.has(fetchedAtHeader)).toBe(true);
    expect(asked.map((request) => request.url)).toContain(url);
  });
});
