import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothingByDefault } from '../../src/config/shown-by-default.ts';
import { iconsOn, loadsOf } from '../device.ts';
import { root } from '../site-build.ts';
import { expect, test } from '../test.ts';

/** `npm run dev` with an owner's configuration. */

const configOf = (bio: string, more = '') => `export default {
  profile: { name: 'Erika Mustermann', bio: '${bio}', avatar: 'images/avatar.svg' },
  projects: { github: { display: false }, external: { projects: [{ title: 'P', link: 'https://p.example', imageUrl: 'images/project.svg' }] } },
  services: { display: true, prices: { vat: 'included' }, list: [{ name: 'Netze', description: 'Plant Netze. ${'Und betreibt sie. '.repeat(30)}' }] },
  ...${JSON.stringify(nothingByDefault)},${more}
};`;

/** Starts `npm run dev` at a free port. */
async function startDevelopment(
  environment: Readonly<Record<string, string>>,
): Promise<{ address: string; stop: () => void }> {
  const args = ['src/tooling/commands/command.mjs', 'dev', '--port', '0'];
  const env = { ...process.env, NO_COLOR: '1', SNAPSHOT: 'none', ...environment };
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve) => {
    server.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/localhost:\d+\/\S*/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, stop: () => void server.kill() };
}

let place: string;
let stop = () => {};
test.beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'development-'));
  cpSync(join(root, 'e2e/public'), join(place, 'public'), { recursive: true });
  copyFileSync(join(place, 'public/images/avatar.svg'), join(place, 'public/images/project.svg'));
  writeFileSync(join(place, 'config.ts'), configOf('Baut Netze.'));
});
test.afterAll(() => {
  stop();
  rmSync(place, { recursive: true });
});

test('An edit is on the page without a reload, which keeps its place', async ({ page }) => {
  const environment = { SITE_CONFIG: join(place, 'config.ts'), SITE_PUBLIC: join(place, 'public') };
  const server = await startDevelopment(environment);
  stop = server.stop;
  const loads = loadsOf(page);
  await page.goto(server.address);
  await expect(page.getByText('Baut Netze.')).toBeVisible();
  await page.getByText('Netze', { exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    document.body.style.minHeight = '300vh';
    scrollTo(0, 200);
  });
  /** Saves repeatedly until the change shows: a watcher may miss a change right after another. */
  const edit = (text: string, seen: () => Promise<void>) =>
    expect(async () => {
      writeFileSync(join(place, 'config.ts'), text);
      await seen();
    }).toPass();
  const soon = { timeout: 5000 };
  const alert = page.locator('.full-page');
  const expectPlace = async () => {
    expect(await page.evaluate(() => scrollY)).toBe(200);
    expect(loads()).toBe(1);
  };

  await test.step('a text', async () => {
    const text = 'Plant Netze in Köln.';
    await edit(configOf(text), () => expect(page.getByText(text)).toBeAttached(soon));
    await expectPlace();
  });

  await test.step('a mistake, which covers the page until it is corrected', async () => {
    await edit(configOf('Plant Netze.', ' skils: [],'), () =>
      expect(alert).toContainText('Did you mean skills?', soon),
    );
    await expect(alert.locator('code', { hasText: /^skills$/ })).toBeVisible();
    await edit(configOf('Plant und betreibt Netze.'), () => expect(alert).toHaveCount(0, soon));
    await expect(page.getByText('Plant und betreibt Netze.')).toBeAttached();
    await expect(page).toHaveTitle('Erika Mustermann');
    await expectPlace();
  });

  await test.step('a picture that is replaced under its name', async () => {
    const pictures = () =>
      page
        .locator('#external-projects img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const before = await pictures();
    expect(before).toHaveLength(1);
    writeFileSync(
      join(place, 'public/images/project.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="red"/></svg>',
    );
    await expect.poll(pictures).not.toEqual(before);
    await expectPlace();
  });

  await test.step('an order of sections, with a reload where the page has moved them', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    const more = " layout: { left: ['external-projects'], right: ['services'] },";
    await edit(configOf('Ordnet Netze.', more), () =>
      expect(page.getByText('Ordnet Netze.')).toBeVisible(soon),
    );
    expect(loads()).toBe(2);
  });

  await test.step('a new section, also on the page of a further language', async () => {
    const languages = " languages: ['de', 'en'],";
    const text = 'Spricht zwei Sprachen.';
    await edit(configOf(text, languages), () => expect(page.getByText(text)).toBeVisible(soon));
    await page.goto(`${server.address}en/`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Legal notice (German)' }).first()).toBeVisible();
    await edit(configOf(text, `${languages} skills: ['Docker'],`), () =>
      expect(page.locator('#skills')).toBeVisible(soon),
    );
  });

  await test.step('the icons of what the configuration names now, from the server', async () => {
    await page.reload();
    await expect(page.locator('#skills use').last()).toHaveAttribute('href', /#technology-docker$/);
    await expect.poll(() => iconsOn(page)).toEqual({ count: expect.any(Number), empty: [] });
  });
});
