import type { Page } from 'playwright/test';
import { tryEverything, untilQuiet } from '../device.ts';
import { watchRefusals } from '../refusals.ts';
import { expect, test } from '../test.ts';

/** Injects a script element, as in an XSS attack. */
const inject = (page: Page, content: { text?: string; src?: string }) =>
  page.evaluate(
    ({ text, src }) =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve();
        script.onerror = () => resolve();
        // A blocked inline script fires neither `load` nor `error`.
        document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
        if (text) script.textContent = text;
        if (src) script.src = src;
        document.body.append(script);
        if ('hacked' in window) resolve();
      }),
    content,
  );

// Only the policy of `named` lists the avatar host: with a blog, pictures are allowed from anywhere.
for (const name of ['full', 'named'] as const) {
  test(`"${name}" gets what it needs, and an injected script does nothing`, async ({ page, open, world }) => {
    const refusals = await watchRefusals(page);
    await open(name);
    if (name === 'full') await page.getByRole('button', { name: 'Ablehnen' }).click();
    await tryEverything(page);
    await untilQuiet(page);
    expect(refusals).toEqual([]);
    await test.step('a script does not run', async () => {
      await inject(page, { text: 'window.hacked = true' });
      await inject(page, { src: 'https://evil.example/hack.js' });
      await inject(page, { src: 'data:text/javascript,window.hacked=true' });
      // Each is reported twice, for the document's policy and the header.
      await expect
        .poll(() => [...new Set(refusals.map((refusal) => refusal.trim()))])
        .toEqual([
          'script-src-elem inline',
          'script-src-elem https://evil.example/hack.js',
          'script-src-elem data',
        ]);
      expect(world.count(/evil\.example/)).toBe(0);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  });
}
