import { holdTime, passTime } from '../../clock.ts';
import { Deployment } from '../../deployment.ts';
import { expectStored, storedOn } from '../../device.ts';
import { expect, test } from '../../test.ts';

test.use({ serviceWorkers: 'allow' });

const hour = 3600;

test('A site that redirects for days takes its visitors along', async ({ page, deployment, world }) => {
  await deployment.deploy('live');
  await holdTime(page);
  await page.goto(deployment.url);
  await expectStored(page);
  await page.evaluate(() => localStorage.setItem('portfolio@/|theme', 'dark'));
  const target = new Deployment();
  await target.deploy('renewed');
  await deployment.replace((_, response) =>
    response.writeHead(301, { 'cache-control': 'no-store', location: target.url }).end(),
  );
  await test.step('a redirect may be a mistake: the site stays, also after a reload', async () => {
    await page.goto('about:blank');
    await passTime(page, world, 24 * hour);
    await page.goto(deployment.url, { waitUntil: 'commit' });
    const note = () => page.evaluate(() => localStorage.getItem('portfolio@/|worker'));
    await expect.poll(note).toMatch(/^redirected-1/);
    const name = page.getByRole('heading', { level: 1, name: 'Erika Mustermann' });
    await expect(name).toBeVisible();
    await page.reload({ waitUntil: 'commit' });
    await expect(name).toBeVisible();
    expect(await storedOn(page)).toContain('Service Worker: /');
  });
  await test.step('on the third day it has moved, and leaves nothing on the device', async () => {
    await passTime(page, world, 24 * hour);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('portfolio@/|worker')))
      .toMatch(/^redirected-2/);
    await passTime(page, world, 24 * hour);
    await expect(page).toHaveURL(target.url);
    await deployment.replace((_, response) =>
      response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/html' }).end('Moved'),
    );
    await page.goto(deployment.url);
    await expect(page.locator('body')).toHaveText('Moved');
    await expect.poll(() => storedOn(page)).toEqual([]);
  });
  await target.close();
});
