import type { Page } from 'playwright/test';
import { Deployment } from '../deployment.ts';
import { expectStored, offerInstalling, readOn, statusLine } from '../device.ts';
import { expect, test } from '../test.ts';
import { limited } from '../world/behaviours/github-limit.ts';

test.use({ serviceWorkers: 'allow' });

const install = (page: Page) => page.getByRole('button', { name: 'Installieren' });
const update = (page: Page) => page.getByRole('button', { name: 'Neu laden' });
const putAway = (page: Page) => page.getByRole('button', { name: 'Hinweis ausblenden' });

/** Reads on in a browser that offers to install the page. */
async function readAndInstall(page: Page): Promise<void> {
  await page.evaluate(offerInstalling);
  await readOn(page);
}

test('A returning visitor under a limit reads so, whatever the browser offers', async ({
  page,
  open,
  world,
}) => {
  await open('live');
  await expectStored(page);
  world.when('github', limited(world.github, { status: 403, resetIn: 600 }));
  await open('live');
  await expect(statusLine(page)).toContainText('Abfragelimit');
  await readAndInstall(page);
  await expect(statusLine(page).getByText('Abfragelimit')).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  await putAway(page).click();
  await expect(install(page)).toBeVisible();
});

test('The question for consent waits for the status line, the offer to install for both; asked for, it comes at once', async ({
  page,
  open,
  context,
}) => {
  await open('full');
  const refuse = page.getByRole('button', { name: 'Ablehnen' });
  await expect(refuse).toBeVisible();
  await readAndInstall(page);
  await expect(refuse).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(statusLine(page)).toContainText('Sie sind offline.');
  await expect(refuse).toHaveCount(0);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(refuse).toBeVisible();
  await expect(statusLine(page)).toBeEmpty();
  await refuse.click();
  await expect(statusLine(page)).toContainText('Sie sind offline.');
  await putAway(page).click();
  await readOn(page);
  await expect(install(page)).toBeVisible();
});

test('A new version comes before the offer to install', async ({ page, world: _world }) => {
  const deployment = new Deployment();
  await deployment.deploy('live');
  await page.goto(deployment.url);
  await expectStored(page);
  await readAndInstall(page);
  await expect(install(page)).toBeVisible();
  await deployment.deploy('renewed');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(update(page)).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(install(page)).toBeVisible();
  await deployment.close();
});
