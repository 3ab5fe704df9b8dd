import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../offline/query-client.ts';
import { WorkerLink } from '../offline/worker-link.ts';
import { preparePictures } from './pictures.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('The pictures on screen are stored a moment later, however often queries are tried again meanwhile', async () => {
  vi.useFakeTimers();
  const portrait = 'https://max.example/me.jpg';
  vi.stubGlobal('document', { images: [{ src: portrait, currentSrc: portrait }] });
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
