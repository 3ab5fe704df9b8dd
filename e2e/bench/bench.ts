/**
 * `npm run bench`: what a visitor on a slow phone waits for (150 ms, 1.6 Mbit/s, a quarter of the processor), in turns with
 * the same page without scripts.
 *
 * --runs=10                  visits of each page
 * --against=DIRECTORY        also in turns with another checkout that has its packages
 * --times=10                 also in turns with ten times the projects, skills, services and engagements
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from '../../src/tooling/commands/run.mjs';
import { buildSite, stripScripts } from './candidates.ts';
import { multiplyContent } from './content.ts';
import { compareVisits } from './visits.ts';

const text = { type: 'string' } as const;
const options = { runs: { ...text, default: '10' }, against: text, times: text };
const { runs, against, times } = parseArgs({ options }).values;
const directory = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  say('Building …');
  const page = await buildSite(root, join(directory, 'page'));
  const candidates = new Map([
    ['page', page],
    ['no scripts', await stripScripts(page, join(directory, 'stripped'))],
  ]);
  if (against) candidates.set(against.slice(-14), await buildSite(against, join(directory, 'other')));
  if (times) {
    const config = await multiplyContent(directory, Number(times));
    candidates.set(`${times} × content`, await buildSite(root, join(directory, 'multiple'), config));
  }
  const rows = await compareVisits([...candidates.values()], Number(runs), (run) => say(`Visits ${run} …`));
  const [first = '', ...others] = candidates.keys();
  const head = ['median', first, ...others.flatMap((name) => [name, '×']), 'at most'];
  say('');
  for (const [label = '', ...cells] of [head, ...rows])
    say(label.padEnd(30) + cells.map((cell) => cell.padStart(15)).join(''));
} finally {
  await rm(directory, { recursive: true, force: true });
}
