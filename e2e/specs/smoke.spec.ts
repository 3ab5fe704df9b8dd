import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseOf } from '../../src/tooling/commands/serve.ts';
import { title } from '../card.ts';
import { complaintsOf, expectControlled } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { builtSite, SiteServer } from '../site-server.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** A deployment names the directory of its site in BUILT. */
test('A built site starts on every page, without errors, and opens offline afterwards', async ({ page }) => {
  const { BUILT } = process.env;
  const directory = BUILT ? resolve(BUILT) : await builtSite('full');
  const server = new SiteServer(directory, await baseOf(directory));
  await server.up();
  const complaints = complaintsOf(page);
  const heading = title(page);
  for (const path of ['impressum', 'datenschutz', 'profil', '']) {
    if (path && !existsSync(join(directory, `${path}.html`))) continue;
    await page.goto(server.url + path);
    await expect(heading).toHaveText(/\S/);
    await expectHydrated(page);
  }
  expect(complaints).toEqual([]);
  // Without `enablePWA` there is no manifest.
  if (existsSync(join(directory, 'manifest.webmanifest'))) {
    await expectControlled(page);
    await server.down();
    await page.reload();
    await expect(heading).toHaveText(/\S/);
  }
  await server.down();
});
