/**
 * `npm run test:chaos -- --steps 5000 --seed 7`: runs so many random steps. `--path` repeats a failed sequence.
 * The failure message contains its value.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { steps, seed, path } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    path: { type: 'string' },
  },
}).values;
if (!/^\d+ \d+$/.test(`${steps} ${seed}`)) throw new Error('--steps and --seed are whole numbers.');

const args = ['--config=e2e/playwright.config.ts', '--project=chromium', '--workers=1', '--reporter=line'];
const { status } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', ...args, 'specs/chaos'],
  {
    stdio: 'inherit',
    env: { ...process.env, CHAOS: JSON.stringify({ steps: Number(steps), seed: Number(seed), path }) },
  },
);
process.exitCode = status ?? 1;
