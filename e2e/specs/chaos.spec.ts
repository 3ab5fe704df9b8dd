import { type Exploration, explore } from '../chaos/explore.ts';
import { siteDirectory } from '../site-build.ts';
import { builtSite, test } from '../test.ts';

/** Options from `npm run test:chaos`, in JSON. */
const asked = process.env.CHAOS;

/** Derived from the build's inputs: a new seed after each change, and the same on every machine. */
const seedOfProduct = (): number => Number.parseInt(siteDirectory('full').slice(-7), 16);

test('Whatever happens, in whatever order, a visitor loses nothing', async ({ browser, world }) => {
  // Leaves time for shrinking a failing sequence.
  test.setTimeout(asked ? 24 * 3_600_000 : 1_800_000);
  for (const site of ['full', 'renewed'] as const) await builtSite(site);
  const start = Date.now();
  const write = (line: string) =>
    void process.stdout.write(`${((Date.now() - start) / 1000).toFixed(1)} s: ${line}\n`);
  const exploration: Exploration = asked ? JSON.parse(asked) : { steps: 8, seed: seedOfProduct() };
  if (asked) write(`Chaos: seed ${exploration.seed}`);
  write(await explore(browser, world, { ...exploration, ...(asked ? { progress: write } : {}) }));
});
