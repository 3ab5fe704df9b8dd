import './worker-globals.fixture.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from './contract.ts';
import { takeOver } from './takeover.ts';
import { FakeCaches, FakeExtendableEvent } from './worker.fixture.ts';

const base = '/portfolio/';
const names = cacheNames(base);
let activate: ((event: FakeExtendableEvent) => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('clients', { claim: async () => {} });
  vi.stubGlobal('addEventListener', (_: 'activate', listener: typeof activate) => {
    activate = listener;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A worker that takes over', () => {
  it('removes the caches that it does not know, and leaves the caches of other sites alone', async () => {
    const others = ['portfolio@/|shell', 'portfolio@/portfolio/sub/|shell', 'somebody else'];
    for (const name of [names.shell, names.answers, `${names.shell}-of-old`, ...others])
      await caches.open(name);
    takeOver(base, names, { activate: async () => {} });
    const event = new FakeExtendableEvent('activate');
    activate?.(event);
    await event.done();
    expect(await caches.keys()).toEqual([names.shell, names.answers, ...others]);
  });
});
