import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { startDevelopment } from '../development.ts';
import { root } from '../site-build.ts';
import { expect, test } from '../test.ts';

const entry = 'e2e/libraries/index.html';
const options = { cwd: root, env: { ...process.env, NO_COLOR: '1', SNAPSHOT: 'none' } };

/** A route with a parameter, a suspended query, a mutation, and a global that React's code tests for. */
async function expectEverything(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Talk 7' })).toBeVisible();
  await expect(page.getByText(new URL('/talks/7', address).href)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved Talk 7' })).toBeVisible();
}

test('Libraries run in a build as published: all that they offer works', async ({ page }) => {
  const directory = mkdtempSync(join(tmpdir(), 'libraries-'));
  const settings = { logLevel: 'warn', build: { outDir: directory, rolldownOptions: { input: entry } } };
  const script = `import { build } from 'vite'; await build(${JSON.stringify(settings)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], options);
  await page.route('https://libraries.example/**', (route) =>
    route.fulfill({ path: join(directory, new URL(route.request().url()).pathname) }),
  );
  await expectEverything(page, `https://libraries.example/${entry}`);
  rmSync(directory, { recursive: true });
});

test('They run in development too', async ({ page }) => {
  const { address, stop } = await startDevelopment({});
  await expectEverything(page, address + entry);
  stop();
});
