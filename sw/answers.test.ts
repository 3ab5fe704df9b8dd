import './worker-globals.fixture.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answers } from './answers.ts';
import { BoundedCache } from './bounded-cache.ts';
import { fetchedAtHeader } from './contract.ts';
import { Limits } from './limits.ts';
import { ask, FakeCaches, messages } from './worker.fixture.ts';

const now = Date.UTC(2026, 2, 1);
const url = 'https://dev.to/api/articles?username=max';
const list = (...titles: string[]) => titles.map((title) => ({ title, url: `https://dev.to/${title}` }));
const fetch = vi.fn<(url: string) => Promise<Response>>();
const kept = {
  'https://dev.to/api/articles': { shape: { list: 'body', text: 'title', links: ['url'] } },
} as const;
const services = () => new Answers(kept, new BoundedCache('answers', 3, ['opaque']), new Limits('limits'));

let caches: FakeCaches;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetch.mockReset());
  messages.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The worker after a first visit, a minute later. */
async function visited(): Promise<Answers> {
  const answers = services();
  fetch.mockResolvedValue(Response.json(list('old')));
  await (await ask(answers, url)).done();
  vi.setSystemTime(now + 60_000);
  messages.length = 0;
  return answers;
}

const storedTitles = async () => {
  const stored = await (await caches.open('answers')).match(url);
  return stored && (await stored.json()).map(({ title }: { title: string }) => title);
};

describe('The first time', () => {
  it('the service’s answer is handed on without a stamp, kept with its time, and not reported', async () => {
    fetch.mockResolvedValue(Response.json(list('a')));
    const { response, done } = await ask(services(), url);
    expect(await response?.json()).toEqual(list('a'));
    expect(response?.headers.has(fetchedAtHeader)).toBe(false);
    await done();
    const stored = await (await caches.open('answers')).match(url);
    expect(stored?.headers.get(fetchedAtHeader)).toBe(String(now));
    expect(messages).toEqual([]);
  });

  it.each([
    ['an error', () => Response.json({}, { status: 500 })],
    ['a refusal', () => Response.json({}, { status: 403 })],
    ['a web page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['another shape', () => Response.json({ items: [] })],
  ])('%s is handed on, and not kept', async (_, answer) => {
    fetch.mockImplementation(async () => answer());
    const { response, done } = await ask(services(), url);
    expect(response?.status).toBe(answer().status);
    await done();
    expect(caches.addresses('answers')).toEqual([]);
  });

  it('an answer from an address of which nothing is known is handed on, and not kept', async () => {
    fetch.mockImplementation(async () => Response.json(list('a')));
    const { response, done } = await ask(services(), 'https://elsewhere.example/api/articles');
    expect(response?.status).toBe(200);
    await done();
    expect(caches.addresses('answers')).toEqual([]);
  });

  it('without a network there is no answer', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await ask(services(), url)).response).toBeUndefined();
  });
});

describe('Later', () => {
  it('the kept answer comes at once with its own time, the new one is kept and reported', async () => {
    const answers = await visited();
    fetch.mockResolvedValue(Response.json(list('new')));
    const { response, done } = await ask(answers, url);
    expect(await response?.json()).toEqual(list('old'));
    expect(response?.headers.get(fetchedAtHeader)).toBe(String(now));
    await done();
    expect(await storedTitles()).toEqual(['new']);
    expect(messages).toMatchObject([
      { type: 'answer', url, answer: { status: 200, body: JSON.stringify(list('new')) } },
    ]);
  });

  it.each<[string, () => Response | Promise<never>, object]>([
    ['an error', () => Response.json({}, { status: 500 }), { answer: { status: 500 } }],
    ['an answer that is missing', () => Response.json({}, { status: 404 }), { answer: { status: 404 } }],
    ['a web page with status 200', () => new Response('<html>'), { answer: { status: 200, body: '<html>' } }],
    ['JSON of another shape', () => Response.json(null), { answer: { status: 200, body: 'null' } }],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { answer: 'unreachable' }],
  ])('%s replaces nothing, and is reported', async (_, answer, reported) => {
    const answers = await visited();
    fetch.mockImplementation(async () => answer());
    const { response, done } = await ask(answers, url);
    expect(await response?.json()).toEqual(list('old'));
    await done();
    expect(await storedTitles()).toEqual(['old']);
    expect(messages).toMatchObject([{ type: 'answer', url, ...reported }]);
  });

  it('a clock that was fast and has been set right keeps nothing new out', async () => {
    const answers = await visited();
    vi.setSystemTime(now - 60_000);
    fetch.mockResolvedValue(Response.json(list('new')));
    await (await ask(answers, url)).done();
    expect(await storedTitles()).toEqual(['new']);
  });

  it('an empty list replaces a full one', async () => {
    const answers = await visited();
    fetch.mockResolvedValue(Response.json([]));
    await (await ask(answers, url)).done();
    expect(await storedTitles()).toEqual([]);
  });

  it('a refusal is reported with the end of the limit, and nobody is asked until then, with or without a copy', async () => {
    const answers = await visited();
    fetch.mockImplementation(async () =>
      Response.json({}, { status: 429, headers: { 'retry-after': '300' } }),
    );
    await (await ask(answers, url)).done();
    fetch.mockClear();

    const until = (now + 60_000 + 300_000) / 1000;
    const headers = [
      ['x-ratelimit-remaining', '0'],
      ['x-ratelimit-reset', String(until)],
    ];
    const { response, done } = await ask(services(), url);
    expect(await response?.json()).toEqual(list('old'));
    await done();
    expect(messages).toMatchObject([
      { type: 'answer', url, answer: { status: 429, headers } },
      { type: 'answer', url, answer: { status: 429, headers } },
    ]);

    const other = await ask(services(), 'https://dev.to/api/articles?username=other');
    expect(other.response?.status).toBe(429);
    expect(other.response?.headers.get('x-ratelimit-reset')).toBe(String(until));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('pages that ask at the same time share one request', async () => {
    const answers = await visited();
    fetch.mockReset().mockImplementation(async () => Response.json(list('new')));
    const asked = await Promise.all([ask(answers, url), ask(answers, url)]);
    await Promise.all(asked.map(({ done }) => done()));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('An answer that a page hands over', () => {
  const handed = (titles: string[], status = 200) => ({
    status,
    headers: [],
    body: JSON.stringify(list(...titles)),
  });

  it('is kept with its time when it is what the service promises', async () => {
    await services().receive(url, handed(['a']), now - 5000);
    const stored = await (await caches.open('answers')).match(url);
    expect(stored?.headers.get(fetchedAtHeader)).toBe(String(now - 5000));
  });

  it('is not kept when it is older than what is kept', async () => {
    const answers = await visited();
    await answers.receive(url, handed(['older']), now - 1);
    expect(await storedTitles()).toEqual(['old']);
  });

  it('is not kept when it is a failure', async () => {
    const answers = await visited();
    await answers.receive(url, handed(['x'], 500), now + 1);
    expect(await storedTitles()).toEqual(['old']);
  });
});

describe('When the cache fails', () => {
  it('the service is asked, and its answer handed on', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('gone', 'UnknownError')) });
    fetch.mockResolvedValue(Response.json(list('a')));
    const { response } = await ask(services(), url);
    expect(await response?.json()).toEqual(list('a'));
  });
});
