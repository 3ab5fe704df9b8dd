import { type Exploration, explore } from '../chaos/explore.ts';
import { siteDirectory } from '../site-build.ts';
import { builtSite, test } from '../test.ts';

/** What `npm run test:chaos` asks for, in JSON. */
const asked = process.env.CHAOS;

/** Another one for each state of the product, and the same for whoever tests that state again. */
const seedOfProduct = (): number => Number.parseInt(siteDirectory('full').slice(-7), 16);

/** Without it: what was tried before is tried again, and something new. */
const explorations: Record<string, () => Exploration> = asked
  ? { 'as asked for': () => JSON.parse(asked) }
  : {
      'always the same': () => ({ steps: 20, seed: 1 }),
      'new with each change': () => ({ steps: 20, seed: seedOfProduct() }),
    };

test.describe('Whatever happens, in whatever order, a visitor loses nothing', () => {
  for (const [name, exploration] of Object.entries(explorations)) {
    test(`with chances that are ${name}`, async ({ browser, world }) => {
      // A failing sequence is made shorter before it is told.
      test.setTimeout(asked ? 24 * 3_600_000 : 1_800_000);
      for (const site of ['full', 'renewed'] as const) await builtSite(site);
      const start = Date.now();
      const write = (line: string) =>
        void process.stdout.write(`${((Date.now() - start) / 1000).toFixed(1)} s: ${line}\n`);
      const { seed, ...rest } = exploration();
      if (asked) write(`Chaos: seed ${seed}`);
      const told = await explore(browser, world, { seed, ...rest, ...(asked ? { progress: write } : {}) });
      write(told);
    });
  }
});
