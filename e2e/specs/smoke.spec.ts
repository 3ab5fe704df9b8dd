import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '../../src/tooling/commands/serve.ts';
import { title } from '../card.ts';
import { builtSite } from '../deployment.ts';
import { complaintsOf, expectControlled } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** A deployment names the directory of its site in BUILT. */
test('A built site starts on every page, without errors, and opens offline afterwards', async ({ page }) => {
  const { BUILT } = process.env;
  const directory = BUILT ? resolve(BUILT) : await builtSite('full');
  const site = await serve({ directory, port: 0 });
  const complaints = complaintsOf(page);
  const heading = title(page);
  for (const path of ['impressum', 'datenschutz', 'profil', '']) {
    if (path && !existsSync(join(directory, `${path}.html`))) continue;
    await page.goto(site.url + path);
    await expect(heading).toHaveText(/\S/);
    await expectHydrated(page);
  }
  expect(complaints).toEqual([]);
  // Without `enablePWA` there is no manifest.
  const isApp = existsSync(join(directory, 'manifest.webmanifest'));
  if (isApp) await expectControlled(page);
  await site.close();
  if (!isApp) return;
  await page.reload();
  await expect(heading).toHaveText(/\S/);
});
