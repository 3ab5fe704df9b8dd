import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, fetchedAtHeader } from './contract.ts';
import { type Answer, caches, network, newDevice, origin } from './device.fixture.ts';
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

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  newDevice();
  network.deploy(files);
  worker = await RunningWorker.start(files, {
    answers: { [api]: { list: 'body', text: 'title', links: ['url'] } },
    pictureHosts: ['dev.to'],
  });
  await worker.install();
  answers(() => Response.json(list('old')));
  await worker.request(url);
  network.connect();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answers = (answer: Answer) => void network.set(url, answer);

describe('A worker that is told', () => {
  it.each([
    ['its requests', origin],
    ["those of pages that are not known to be the site's", `${origin}other/`],
  ])('to leave aborts %s, also when they are about to be sent, and later ones not', async (_, from) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout });
    const other = `${api}?username=other`;
    const asked = new Promise<void>((resolve) =>
      network.set(other, ({ signal }) => {
        resolve();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }),
    );
    const pending = worker.request(other, { from });
    await asked;
    await worker.hear({ type: 'ABORT_REQUESTS' });
    await expect(pending).rejects.toThrow();
    network.set(other, ({ signal }) =>
      signal.aborted ? Promise.reject(signal.reason) : Response.json(list('new')),
    );
    await expect(worker.request(other, { from })).rejects.toThrow();
    vi.advanceTimersByTime(2000);
    // Workbox waits for one before it stores.
    vi.useRealTimers();
    expect(await (await worker.request(other, { from })).json()).toEqual(list('new'));
  });

  it('to leave awaits no request, though the browser does not settle it', async () => {
    answers(() => new Promise(() => {}));
    const { response, done } = worker.ask(url);
    expect(await (await response).json()).toEqual(list('old'));
    await worker.hear({ type: 'ABORT_REQUESTS' });
    await done();
  });

  it('that the site is closed stores nothing more', async () => {
    let respond = () => {};
    answers(() => new Promise((resolve) => (respond = () => resolve(Response.json(list('late'))))));
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

  it('something unknown goes on', async () => {
    await worker.hear({ type: 'FROM_ANOTHER_VERSION' } as never);
    expect(await (await worker.request(url)).json()).toEqual(list('old'));
  });
});

describe('The worker answers', () => {
  it.each([
    [origin, 'old'],
    [`${origin}?utm_source=karte#services`, 'old'],
    [`${origin}impressum`, 'old'],
    [`${origin}other/`, 'live'],
  ])('its own site alone: what the page at %s gets is %s', async (from, title) => {
    answers(() => Response.json(list('live')));
    expect(await (await worker.request(url, { from })).json()).toEqual(list(title));
  });

  it('a response at once with its own time, and stores the new one with the present time, whatever the clock says', async () => {
    vi.setSystemTime(now - 60_000);
    answers(() => Response.json(list('new')));
    const response = await worker.request(url);
    expect(await response.json()).toEqual(list('old'));
    expect(response.headers.get(fetchedAtHeader)).toBe(String(now));
    const stored = await (await caches.open(cacheNames('/').answers)).match(url);
    expect(await stored?.json()).toEqual(list('new'));
    expect(stored?.headers.get(fetchedAtHeader)).toBe(String(now - 60_000));
  });

  it('a picture of the same host as a picture', async () => {
    const picture = 'https://dev.to/1.png';
    network.set(picture, () => new Response('', { status: 429, headers: { 'content-type': 'image/png' } }));
    const response = await worker.request(picture, { mode: 'no-cors', destination: 'image' });
    expect(response.status).toBe(429);
  });
});
