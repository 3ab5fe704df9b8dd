import { FakeExtendableEvent, messages } from './worker.fixture.ts';

/** Makes Node look like a service worker to the modules that are imported after it, those of Workbox above all. */
Object.assign(globalThis, {
  self: globalThis,
  location: new URL('https://max.example/sw.js'),
  __WB_DISABLE_DEV_LOGS: true,
  ExtendableEvent: FakeExtendableEvent,
  FetchEvent: class extends FakeExtendableEvent {},
  clients: { matchAll: async () => [{ postMessage: (message: unknown) => messages.push(message) }] },
});
