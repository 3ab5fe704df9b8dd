import { builtSite, test } from '../test.ts';
import { type Exploration, explore } from './explore.ts';

/** What `npm run test:chaos` was asked for. */
const asked = JSON.parse(process.env.CHAOS ?? '{}') as Exploration;

test('Whatever happens, in whatever order, a visitor loses nothing', async ({ browser, world }) => {
  test.setTimeout(24 * 3_600_000);
  for (const site of ['full', 'renewed'] as const) await builtSite(site);
  const start = Date.now();
  const write = (line: string) =>
    void process.stdout.write(`${((Date.now() - start) / 1000).toFixed(1)} s: ${line}\n`);
  write(`Chaos: seed ${asked.seed}`);
  write(await explore(browser, world, { ...asked, progress: write }));
});
