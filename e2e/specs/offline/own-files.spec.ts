import { cachedOn, expectSight, expectStored, seeWhole } from '../../device.ts';
import { expect, test } from '../../test.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

test('A second visit is complete without an answer of the host', async ({ page, deployment, world }) => {
  await deployment.deploy('live', { file: 'slides/slides.js' });
  await page.goto(deployment.url);
  await expectStored(page);
  const sight = await seeWhole(page);
  await test.step('what the owner puts into public/ is not precached, and cannot fail an installation', async () => {
    const stored = await cachedOn(page);
    expect(stored.filter((url) => /slides|invalid-config/.test(url))).toEqual([]);
  });

  const asked = new Set<string | undefined>();
  await deployment.replace(({ url }) => void asked.add(url));
  // The browser looks for a new worker, and for the icon of its tab, by itself.
  const askedByPages = () => [...asked].filter((url) => !/^\/sw\.js$|^\/icons\//.test(url ?? ''));
  world.forget();
  // A legal page asks no provider.
  await page.goto(`${deployment.url}impressum`, { waitUntil: 'commit' });
  await page.goto('about:blank');
  await page.goto(deployment.url);
  await expectSight(page, sight);
  await expect.poll(() => world.count('github')).toBe(3);
  await expect.poll(() => world.count('dev.to')).toBe(1);
  // Pictures may be asked for twice: with CORS, and for hosts without it once more.
  for (const provider of ['github', 'dev.to'] as const) expect(world.repeated(provider)).toEqual([]);
  expect(askedByPages()).toEqual([]);
});

test('Files too heavy to precache are there offline once they were opened', async ({ page, deployment }) => {
  await deployment.deploy('self-described');
  const sizeOf = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          async (response) => (response.ok ? (await response.blob()).size : 0),
          () => 0,
        ),
      deployment.url + path,
    );
  await page.goto(deployment.url);
  await expectStored(page, 0);
  const stored = (await cachedOn(page, 'shell')).map((url) => url.replace(/\?.*/, ''));
  expect(stored.filter((url) => /\/(?:certificate|cv|training|plan)\.\w+$/.test(url))).toEqual([]);
  const opened = ['certificate.png', 'cv.pdf', 'files/training.zip'];
  for (const path of opened.slice(1)) expect(await sizeOf(path)).toBeGreaterThan(6_000_000);
  await page.goto(`${deployment.url}certificate.png`);
  await deployment.down();
  await page.goto(deployment.url);
  for (const path of [...opened, 'plan.svg'])
    await expect.poll(() => sizeOf(path), path).toBeGreaterThan(2_000_000);
  await seeWhole(page);
});
