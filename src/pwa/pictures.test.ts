import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../offline/query-client.ts';
import { WorkerLink } from '../offline/worker-link.ts';
import { preparePictures } from './pictures.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (images: object[]) =>
  Object.assign(new EventTarget(), {
    images,
    visibilityState: 'visible',
    baseURI: 'https://max.example/',
    createElement: () => ({ append: () => {} }),
  });

it('The pictures on screen are stored a moment later, however often queries are tried again meanwhile', async () => {
  vi.useFakeTimers();
  const portrait = 'https://max.example/me.jpg';
  vi.stubGlobal('document', page([{ src: portrait, currentSrc: portrait }]));
  vi.stubGlobal('navigator', {});
  const client = createQueryClient();
  const worker = new WorkerLink('/');
  vi.spyOn(worker, 'connected', 'get').mockReturnValue(true);
  const send = vi.spyOn(worker, 'send').mockReturnValue();
  const stop = preparePictures(client, worker, []);
  for (let fetchedAt = 1; fetchedAt <= 3; fetchedAt += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    client.setQueryData(['latest', 'https://api.github.com/x'], { value: 1, fetchedAt });
  }
  expect(send).toHaveBeenCalledWith({ type: 'STORE_URLS', urls: [portrait] });
  stop();
});

it('A copy that never ends keeps no other picture from being stored', async () => {
  vi.useFakeTimers();
  const portrait = 'https://max.example/me.jpg';
  const shown = { src: portrait, currentSrc: portrait };
  vi.stubGlobal('document', page([shown]));
  vi.stubGlobal('navigator', {});
  // Never loads, nor fails.
  vi.stubGlobal('Image', class {});
  const worker = new WorkerLink('/');
  vi.spyOn(worker, 'connected', 'get').mockReturnValue(true);
  const send = vi.spyOn(worker, 'send').mockReturnValue();
  const endless = { src: 'a-800.webp', candidates: [{ type: 'image/webp', srcSet: 'a-800.webp 800w' }] };
  const stop = preparePictures(createQueryClient(), worker, [endless, { src: 'b.svg' }]);
  await vi.advanceTimersByTimeAsync(1600);
  expect(send.mock.calls).toEqual([[{ type: 'STORE_URLS', urls: [portrait] }]]);
  await vi.advanceTimersByTimeAsync(10_000);
  const urls = [portrait, 'https://max.example/b.svg'];
  expect(send).toHaveBeenCalledWith({ type: 'KEEP_PICTURES', urls });
  expect(send).toHaveBeenCalledWith({ type: 'STORE_URLS', urls });
  stop();
});

it('A hidden tab has its pictures stored when it is shown', async () => {
  vi.useFakeTimers();
  const portrait = 'https://max.example/me.jpg';
  const tab = page([{ src: portrait, currentSrc: portrait }]);
  tab.visibilityState = 'hidden';
  vi.stubGlobal('document', tab);
  vi.stubGlobal('navigator', {});
  const worker = new WorkerLink('/');
  vi.spyOn(worker, 'connected', 'get').mockReturnValue(true);
  const send = vi.spyOn(worker, 'send').mockReturnValue();
  const stop = preparePictures(createQueryClient(), worker, []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  tab.visibilityState = 'visible';
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1600);
  expect(send).toHaveBeenCalledWith({ type: 'STORE_URLS', urls: [portrait] });
  stop();
});
