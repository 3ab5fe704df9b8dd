import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { generateSW } from 'workbox-build';
import { workerFile } from '../sw/contract.ts';
import type { Deployment } from './deployment.ts';
import { expectStored, storedOn } from './device.ts';
import { expectHydrated } from './hydration.ts';
import { expectText, type Tab, textOf } from './tab.ts';
import type { World } from './world/world.ts';

/** An app with the worker that vite-plugin-pwa makes by default, as gitprofile's. */
async function writeFormerApp(directory: string): Promise<void> {
  const register = `addEventListener('load', () => navigator.serviceWorker.register('/${workerFile}', { scope: '/' }));`;
  const document = `<!doctype html><title>Former</title><main>Former app</main><script>${register}</script>`;
  await writeFile(join(directory, 'index.html'), document);
  await writeFile(join(directory, 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await generateSW({
    globDirectory: directory,
    globPatterns: ['**/*.html'],
    swDest: join(directory, workerFile),
    inlineWorkboxRuntime: true,
    mode: 'production',
    sourcemap: false,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    runtimeCaching: [{ urlPattern: /picture/, handler: 'CacheFirst' }],
  });
  expect(await readFile(join(directory, workerFile), 'utf8')).toContain('precache-v2');
}

/** The first return to an address whose former app had a worker shows the new site, and leaves none of the former's caches. */
export async function expectFormerAppReplaced(tab: Tab, deployment: Deployment, world: World): Promise<void> {
  await deployment.deployFiles(writeFormerApp);
  const scope = deployment.url;
  const formerCaches = ['precache-v2', 'runtime'].map((kind) => `Cache Storage: workbox-${kind}-${scope}`);
  const otherCaches = [`workbox-precache-v2-${scope}other/`, 'somebody else'];
  await tab.goto(scope);
  await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await tab.evaluate(async (names) => {
    for (const name of names) await caches.open(name);
    await fetch('/picture.svg');
  }, otherCaches);
  await expect.poll(() => storedOn(tab)).toEqual(expect.arrayContaining(formerCaches));

  await deployment.deploy('live');
  await tab.goto(scope);
  await expectText(tab, 'Gemüsebrühe');
  await expectHydrated(tab);
  await tab.evaluate(() => void Object.assign(window, { isFirst: true }));
  await expectStored(tab);
  expect(await tab.evaluate(() => 'isFirst' in window), 'the tab loads it once').toBe(true);
  expect(await textOf(tab)).not.toContain('Neu laden');
  const stored = await storedOn(tab);
  for (const name of otherCaches) expect(stored).toContain(`Cache Storage: ${name}`);
  expect(stored.filter((name) => formerCaches.includes(name) || name.includes('takeover'))).toEqual([]);

  await world.offline();
  await tab.reload();
  await expectText(tab, 'Gemüsebrühe');
}
