/**
 * `npm run bench`: what a visitor on a slow phone waits for (150 ms, 1.6 Mbit/s, a quarter of the processor), in turns with
 * the same page without scripts, then how the work grows with the content.
 *
 * --runs=10                  visits of each page
 * --against=DIRECTORY        also in turns with another checkout; or with a COMMIT, which is built in a copy
 * --only=visits | growth     one of the two
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from '../../src/tooling/commands/run.mjs';
import { buildSite, checkOut, stripScripts } from './candidates.ts';
import { measureGrowth } from './growth.ts';
import { table } from './table.ts';
import { compareVisits } from './visits.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { runs: { ...text, default: '10' }, against: text, only: text } });
const directory = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  if (values.only !== 'growth') {
    say('Building …');
    const page = await buildSite(root, join(directory, 'page'));
    const candidates = [page, await stripScripts(page, join(directory, 'stripped'))];
    const { against } = values;
    if (against)
      candidates.push(await buildSite(await checkOut(against, directory), join(directory, 'other')));
    const rows = await compareVisits(candidates, Number(values.runs), (run) => say(`Visits ${run} …`));
    const names = ['page', 'no scripts', '×', ...(against ? [against.slice(-14), '×'] : [])];
    say(`\n${table([['median', ...names, 'at most'], ...rows])}`);
  }
  if (values.only !== 'visits') {
    const rows = await measureGrowth(directory, (size) => say(`Growth, ${size} …`));
    say(`\n${table([['content', '1 ×', '10 ×', '100 ×', 'growth', 'at most'], ...rows])}`);
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
