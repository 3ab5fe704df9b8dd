import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, fetchedAtHeader } from './contract.ts';
import { type Answer, caches, messages, network, newDevice, origin } from './device.fixture.ts';
import { RunningWorker } from './running-worker.fixture.ts';

const now = Date.UTC(2026, 2, 1);
const api = 'https://dev.to/api/articles';
const url = `${api}?username=max`;
const list = (...titles: string[]) => titles.map((title) => ({ title, url: `https://dev.to/${title}` }));
const files = {
  'index.html': '<html data-revision="one"></html>',
  'impressum.html': '<html data-revision="law"></html>',
};

let worker: RunningWorker;

const start = () =>
  RunningWorker.start(files, {
    answers: { [api]: { shape: { list: 'body', text: 'title', links: ['url'] } } },
    pictureHosts: ['dev.to'],
  });

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  newDevice();
  network.deploy(files);
  worker = await start();
  await worker.install();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answers = (answer: () => Response) => void network.set(url, answer);

/** A first visit, and a minute passes. */
async function visited(): Promise<void> {
  network.connect();
  answers(() => Response.json(list('old')));
  await worker.request(url);
  vi.setSystemTime(now + 60_000);
  network.connect();
}

const stored = async () => (await caches.open(cacheNames('/').answers)).match(url);
const storedList = async (): Promise<unknown> => (await stored())?.json();

describe('An answer', () => {
  it('is passed on without a stamp the first time, and stored with its time', async () => {
    answers(() => Response.json(list('a')));
    const response = await worker.request(url);
    expect(await response.json()).toEqual(list('a'));
    expect(response.headers.has(fetchedAtHeader)).toBe(false);
    expect((await stored())?.headers.get(fetchedAtHeader)).toBe(String(now));
  });

  it.each([
    ['comes at once with its own time, the new one is stored and reported', list('new'), now + 60_000],
    ['is replaced by an empty list', list(), now + 60_000],
    ['is replaced also when a clock that was fast has been set right', list('new'), now - 60_000],
  ])('that is stored %s', async (_, renewed, time) => {
    await visited();
    vi.setSystemTime(time);
    answers(() => Response.json(renewed));
    const response = await worker.request(url);
    expect(await response.json()).toEqual(list('old'));
    expect(response.headers.get(fetchedAtHeader)).toBe(String(now));
    expect(await storedList()).toEqual(renewed);
    const outcome = { status: 200, body: JSON.stringify(renewed) };
    expect(messages).toMatchObject([{ type: 'REVALIDATED', url, outcome }]);
  });

  it.each<[string, () => Response, object]>([
    ['an error', () => Response.json({}, { status: 500 }), { status: 500 }],
    ['a web page with status 200', () => new Response('<html>'), { status: 200, body: '<html>' }],
    ['JSON of another shape', () => Response.json([{ id: 1 }]), { status: 200, body: '[{"id":1}]' }],
  ])('that is %s is passed on the first time; later it is reported, not stored', async (_, bad, outcome) => {
    answers(bad);
    expect(await worker.request(url)).toMatchObject({ status: bad().status });
    expect(await stored()).toBeUndefined();
    await visited();
    answers(bad);
    expect(await (await worker.request(url)).json()).toEqual(list('old'));
    expect(await storedList()).toEqual(list('old'));
    expect(messages).toMatchObject([{ type: 'REVALIDATED', url, outcome }]);
  });

  it('that does not come is missing the first time; later it replaces nothing, and is reported', async () => {
    const unreachable = [{ type: 'REVALIDATED', url, outcome: 'unreachable' }];
    network.disconnect();
    await expect(worker.request(url)).rejects.toThrow();
    expect(messages).toEqual(unreachable);
    await visited();
    network.disconnect();
    expect(await (await worker.request(url)).json()).toEqual(list('old'));
    expect(await storedList()).toEqual(list('old'));
    expect(messages).toEqual(unreachable);
  });

  it('a refusal is reported with the end of its limit, and the provider not asked until then', async () => {
    await visited();
    answers(() => Response.json({}, { status: 403, headers: { 'retry-after': '300' } }));
    await worker.request(url);
    const reset = ['x-ratelimit-reset', String((now + 60_000 + 300_000) / 1000)];
    const refusal = { status: 403, headers: [['x-ratelimit-remaining', '0'], reset] };
    expect(messages).toMatchObject([{ outcome: refusal }]);

    network.connect();
    worker = await start();
    expect(await (await worker.request(url)).json()).toEqual(list('old'));
    const held = { status: 429, headers: expect.arrayContaining([reset]) };
    expect(messages).toMatchObject([{ url, outcome: held }]);
    const other = await worker.request(`${api}?username=other`);
    expect(other.status).toBe(429);
    expect([...other.headers]).toContainEqual(reset);
    expect(network.asked).toEqual([]);

    vi.setSystemTime(now + 60_000 + 300_000);
    answers(() => Response.json(list('new')));
    await worker.request(url);
    expect(await storedList()).toEqual(list('new'));
  });
});

it('A limit of one kind of request does not keep others, of the provider or not, from being asked for', async () => {
  const [search, user] = ['https://api.github.com/search/repositories', 'https://api.github.com/users/max'];
  const shape = { text: 'login' };
  const kinds = { [search]: { shape, limit: 'search' }, [user]: { shape }, [api]: { shape } };
  worker = await RunningWorker.start(files, { answers: kinds });
  network.connect();
  for (const refusing of [search, api])
    network.set(refusing, () => Response.json({}, { status: 403, headers: { 'retry-after': '300' } }));
  network.set(user, () => Response.json({ login: 'max' }));
  for (const _ of ['first', 'second']) {
    for (const refusing of [search, api]) await worker.request(refusing);
    expect((await worker.request(user)).status).toBe(200);
  }
  expect(network.asked.map((request) => request.url)).toEqual([search, api, user, user]);
});

describe('A worker that is told', () => {
  const unlessAborted: Answer = ({ signal }) =>
    signal.aborted ? Promise.reject(signal.reason) : Response.json(list('new'));

  it.each([
    ['its requests', origin],
    ["those of pages that are not known to be the site's", `${origin}other/`],
  ])('to leave aborts %s, reloads included, until the time for a takeover is over', async (_, from) => {
    vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout });
    const asked = new Promise<void>((resolve) =>
      network.set(url, ({ signal }) => {
        resolve();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }),
    );
    const pending = worker.request(url, { from });
    await asked;
    await worker.hear({ type: 'ABORT_REQUESTS' });
    await expect(pending).rejects.toThrow();
    network.set(url, unlessAborted);
    await expect(worker.request(url, { from })).rejects.toThrow();
    await worker.visit();
    await expect(worker.request(url, { from })).rejects.toThrow();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15_001);
    expect(await (await worker.request(url, { from })).json()).toEqual(list('new'));
    vi.restoreAllMocks();
  });

  it('to leave awaits no request, though the browser does not settle it', async () => {
    await visited();
    network.set(url, () => new Promise(() => {}));
    const { response, done } = worker.ask(url);
    expect(await (await response).json()).toEqual(list('old'));
    await worker.hear({ type: 'ABORT_REQUESTS' });
    await done();
  });

  it('that the site is closed stores nothing more', async () => {
    network.asked.length = 0;
    let respond = () => {};
    network.set(url, () => new Promise((resolve) => (respond = () => resolve(Response.json(list('late'))))));
    const { response, done } = worker.ask(url);
    await vi.waitFor(() => expect(network.asked).toHaveLength(1));
    await worker.hear({ type: 'SITE_CLOSED' });
    caches.clear();
    respond();
    await response.catch(() => {});
    await done();
    await worker.hear({ type: 'STORE_URLS', urls: [`${origin}images/a.svg`] });
    await worker.hear({ type: 'KEEP_PICTURES', urls: [] });
    expect(await caches.keys()).toEqual([]);
  });
});

describe('The worker answers', () => {
  it.each([
    [origin, 'old'],
    [`${origin}?utm_source=karte#services`, 'old'],
    [`${origin}impressum`, 'old'],
    [`${origin}other/`, 'live'],
  ])('its own site alone: what the page at %s gets is %s', async (from, title) => {
    await visited();
    answers(() => Response.json(list('live')));
    expect(await (await worker.request(url, { from })).json()).toEqual(list(title));
  });

  it('a picture of the same host as a picture', async () => {
    await visited();
    const picture = 'https://dev.to/1.png';
    network.set(picture, () => new Response('', { status: 429, headers: { 'content-type': 'image/png' } }));
    const response = await worker.request(picture, { mode: 'no-cors', destination: 'image' });
    expect(response.status).toBe(429);
    expect((await worker.request(url)).headers.has(fetchedAtHeader)).toBe(true);
    expect(network.asked.map((request) => request.url)).toContain(url);
  });
});
