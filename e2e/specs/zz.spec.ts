import { writeFileSync } from 'node:fs';
import { test } from '../test.ts';

test('measure', async ({ seen }) => {
  test.setTimeout(230_000);
  const all: Record<string, unknown> = {};
  for (const name of ['shipped', 'full', 'modest', 'experienced', 'self-described', 'named'] as const) {
    const page = await seen(name);
    all[name] = await page.evaluate(() =>
      ['top', 'left', 'right', 'wide'].map((part) => [
        part,
        [...document.querySelectorAll(`.portfolio-${part} section`)].map((section) => [
          section.id,
          Math.round(section.getBoundingClientRect().height),
          Math.round(section.getBoundingClientRect().width),
        ]),
      ]),
    );
    writeFileSync('/tmp/heights.json', JSON.stringify(all, null, 1));
  }
});
