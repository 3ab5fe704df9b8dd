import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, fetchedAtHeader } from './contract.ts';
import { asked, deploy, emptyDevice, network, origin, RunningWorker } from './running-worker.fixture.ts';
import type { FakeCaches } from './worker.fixture.ts';

const api = 'https://dev.to/api/articles';
const url = `${api}?username=max`;
const files = { 'index.html': '<html data-revision="one">', 'impressum.html': '<html data-revision="law">' };
const other = `${origin}other/`;
const refused = () => Response.json({}, { status: 429, headers: { 'retry-after': '600' } });

let caches: FakeCaches;
let worker: RunningWorker;

beforeEach(async () => {
  caches = emptyDevice();
  deploy(files);
  network.set(url, () => Response.json([{ title: 'A', url: 'https://dev.to/a' }]));
  worker = await RunningWorker.start(files, {
    answers: { [api]: { shape: { list: 'body', text: 'title', links: ['url'] } } },
    pictureHosts: ['pictures.example'],
    picturesAnywhere: true,
  });
  await worker.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const isStoredCopy = ({ headers }: Response) => headers.has(fetchedAtHeader);

describe('The worker answers', () => {
  it.each([origin, `${origin}?utm_source=karte#services`, `${origin}impressum`, `${origin}impressum.html`])(
    'what the page at %s asks for',
    async (from) => {
      await worker.request(url, { from });
      expect(isStoredCopy(await worker.request(url, { from }))).toBe(true);
    },
  );

  it.each([
    ['of another site of the origin', { from: other }],
    ['that says who asks', { headers: { authorization: 'Bearer secret' } }],
    ['that wants no copy', { cache: 'no-store' }],
    ['that sends cookies', { credentials: 'include' }],
  ] as const)('no request %s, which goes to the network as it is', async (_, asking) => {
    await worker.request(url);
    network.set(url, () => Response.json('live'));
    asked.length = 0;
    expect(await (await worker.request(url, asking)).json()).toBe('live');
    expect(asked).toHaveLength(1);
    const [{ headers, cache, credentials } = new Request(url)] = asked;
    const { from: _from, ...sent } = { from: '', ...asking };
    expect({ authorization: headers.get('authorization') ?? undefined, cache, credentials }).toMatchObject(
      'headers' in sent ? sent.headers : sent,
    );
    expect(isStoredCopy(await worker.request(url))).toBe(true);
  });
});

describe('A picture', () => {
  const picture = 'https://dev.to/social_previews/article/1.png';
  const drawn = { mode: 'no-cors', destination: 'image', credentials: 'include' } as const;
  const png = () => new Response(new Uint8Array([137, 80]), { headers: { 'content-type': 'image/png' } });

  it('of a service is a picture, and a limit on it is none on its data', async () => {
    network.set(picture, png);
    expect((await (await worker.request(picture, drawn)).arrayBuffer()).byteLength).toBe(2);
    expect(caches.addresses(cacheNames('/').pictures)).toEqual([picture]);
    expect(caches.addresses(cacheNames('/').answers)).toEqual([]);

    network.set(picture, refused);
    await worker.request(picture, drawn);
    expect((await worker.request(url)).status).toBe(200);
    expect(caches.addresses(cacheNames('/').limits)).toEqual([]);
  });

  it('of another site of the origin is asked for with its cookies, and not kept', async () => {
    const theirs = `${origin}other/private.png`;
    for (const address of [theirs, 'https://pictures.example/theirs.png']) {
      network.set(address, png);
      await worker.request(address, { ...drawn, from: other });
      expect(asked.at(-1)).toMatchObject({ url: address, credentials: 'include' });
    }
    expect(caches.addresses(cacheNames('/').pictures)).toEqual([]);
  });
});
