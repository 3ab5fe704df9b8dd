import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseOf } from '../../src/tooling/commands/serve.ts';
import { complaintsOf } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { SiteServer } from '../site-server.ts';
import { builtSite, expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** A deployment names the directory of its site in BUILT. */
test('A built site starts on every page, without errors, and opens offline afterwards', async ({ page }) => {
  const { BUILT } = process.env;
  const directory = BUILT ? resolve(BUILT) : await builtSite('full');
  const server = new SiteServer(directory, await baseOf(directory));
  await server.up();
  const complaints = complaintsOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['impressum', 'datenschutz', 'profil', '']) {
    if (path && !existsSync(join(directory, `${path}.html`))) continue;
    await page.goto(server.url + path);
    await expect(heading).toHaveText(/\S/);
    await expectHydrated(page);
  }
  expect(complaints).toEqual([]);
  // Without `enablePWA` there is no manifest.
  if (existsSync(join(directory, 'manifest.webmanifest'))) {
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await server.down();
    await page.reload();
    await expect(heading).toHaveText(/\S/);
  }
  await server.down();
});
