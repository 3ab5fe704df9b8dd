import { walk } from '../chaos/walk.ts';
import { siteDirectory } from '../site-build.ts';
import { builtSite } from '../site-server.ts';
import { test } from '../test.ts';

test('Whatever happens, in whatever order, a visitor loses nothing', async ({ browser, world }) => {
  const { STEPS: steps = '8', SEED: seed } = process.env;
  test.setTimeout(600_000 + Number(steps) * 60_000);
  for (const site of ['full', 'renewed'] as const) await builtSite(site);
  // Derived from the build's inputs: a new seed after each change, and the same on every machine.
  const ofBuild = Number.parseInt(siteDirectory('full').slice(-7), 16);
  await walk(browser, world, Number(steps), seed ? Number(seed) : ofBuild);
});
