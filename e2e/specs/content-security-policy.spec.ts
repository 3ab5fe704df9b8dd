import { tryEverything, untilQuiet } from '../device.ts';
import { watchRefusals } from '../refusals.ts';
import { expect, test } from '../test.ts';

// Only the policy of `small` lists the avatar host: with a blog, pictures are allowed from anywhere.
for (const name of ['full', 'small'] as const) {
  test(`"${name}" gets what it needs, and an injected script does nothing`, async ({ page, open, world }) => {
    const refusals = await watchRefusals(page);
    await open(name);
    if (name === 'full') await page.getByRole('button', { name: 'Ablehnen' }).click();
    await tryEverything(page);
    await untilQuiet(page);
    expect(refusals).toEqual([]);
    await test.step('a script does not run', async () => {
      for (const script of [
        { content: 'window.hacked = true' },
        { url: 'https://evil.example/hack.js' },
        { url: 'data:text/javascript,window.hacked=true' },
      ])
        await page.addScriptTag(script).catch(() => {});
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
