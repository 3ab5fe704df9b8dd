import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../offline/query-client.ts';
import { WorkerLink } from '../offline/worker-link.ts';
import { preparePictures } from './pictures.ts';

const portrait = 'https://max.example/me.jpg';
const client = createQueryClient();
const worker = new WorkerLink('/');
const send = vi.spyOn(worker, 'send').mockReturnValue();
vi.spyOn(worker, 'connected', 'get').mockReturnValue(true);

const page = Object.assign(new EventTarget(), {
  images: [{ src: portrait, currentSrc: portrait }],
  visibilityState: 'visible',
  baseURI: 'https://max.example/',
  createElement: () => ({ append: () => {} }),
});
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  send.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('The pictures on screen are stored a moment later, however often queries are tried again meanwhile', async () => {
  stop = preparePictures(client, worker, []);
  for (let fetchedAt = 1; fetchedAt <= 3; fetchedAt += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    client.setQueryData(['latest', 'https://api.github.com/x'], { value: 1, fetchedAt });
  }
  expect(send).toHaveBeenCalledWith({ type: 'STORE_URLS', urls: [portrait] });
});

it('A copy that never ends keeps no other picture from being stored', async () => {
  // Never loads, nor fails.
  vi.stubGlobal('Image', class {});
  const endless = { src: 'a-800.webp', candidates: [{ type: 'image/webp', srcSet: 'a-800.webp 800w' }] };
  stop = preparePictures(client, worker, [endless, { src: 'b.svg' }]);
  await vi.advanceTimersByTimeAsync(1600);
  expect(send.mock.calls).toEqual([[{ type: 'STORE_URLS', urls: [portrait] }]]);
  await vi.advanceTimersByTimeAsync(10_000);
  const urls = [portrait, 'https://max.example/b.svg'];
  for (const type of ['KEEP_PICTURES', 'STORE_URLS'] as const)
    expect(send).toHaveBeenCalledWith({ type, urls });
});

it('A hidden tab has its pictures stored when it is shown', async () => {
  page.visibilityState = 'hidden';
  stop = preparePictures(client, worker, []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1600);
  expect(send).toHaveBeenCalledWith({ type: 'STORE_URLS', urls: [portrait] });
});
