/**
 * `npm run test:chaos -- --steps 5000 --seed 7`: so many steps, chosen by chance. `--path` makes a sequence again that
 * has failed: the failure says what to write there.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Exploration } from './explore.ts';

const { steps, seed, path } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    path: { type: 'string' },
  },
}).values;
const exploration: Exploration = {
  steps: Number(steps),
  seed: Number(seed),
  shrinkMs: 10 * 60_000,
  ...(path ? { path } : {}),
};
const args = [
  'test',
  '--config=e2e/chaos/playwright.config.ts',
  '--project=chromium',
  '--workers=1',
  '--reporter=line',
  'chaos',
];
const child = spawn(process.execPath, ['node_modules/playwright/cli.js', ...args], {
  stdio: 'inherit',
  env: { ...process.env, CHAOS: JSON.stringify(exploration) },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
