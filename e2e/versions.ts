import { expect, test } from 'playwright/test';
import type { Deployment } from './deployment.ts';
import { expectStored } from './device.ts';
import { expectHydrated } from './hydration.ts';
import { checkForUpdate, clickButton, expectText, type Tab, textOf } from './tab.ts';

/** Three versions in a row are found in an open tab; two are put off, and one between them fails to install. */
export async function expectEachVersionOffered(tab: Tab, deployment: Deployment): Promise<void> {
  const isInstalled = () =>
    tab.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return installing === null && waiting !== null;
    });
  await deployment.deploy('live');
  await tab.goto(deployment.url);
  await expectStored(tab);
  await deployment.deploy('renewed');
  await checkForUpdate(tab);
  await clickButton(tab, 'Später');
  await test.step('a version that fails to install is not offered', async () => {
    await deployment.deploy('small', { file: 'impressum.html' });
    await checkForUpdate(tab);
    await expect.poll(isInstalled).toBe(true);
    await expect.poll(() => textOf(tab)).not.toContain('Neu laden');
  });
  await test.step('the next one is', async () => {
    await deployment.deploy('small');
    await checkForUpdate(tab);
    await clickButton(tab, 'Später');
    await deployment.deploy('renewed');
    await checkForUpdate(tab);
    await clickButton(tab, 'Neu laden');
    await expectText(tab, 'Nachtarbeit', 'main');
    await expectHydrated(tab);
  });
}
