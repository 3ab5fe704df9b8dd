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

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  console.error(`--${option} ${text}: a whole number is needed, such as --${option} 500.`);
  process.exit(1);
}

const exploration: Exploration = {
  steps: wholeNumber('steps', steps),
  seed: wholeNumber('seed', seed),
  shrinkMs: 10 * 60_000,
  ...(path ? { path } : {}),
};
const args = [
  'test',
  '--config=e2e/playwright.config.ts',
  '--project=chromium',
  '--workers=1',
  '--reporter=line',
];
const child = spawn(process.execPath, ['node_modules/playwright/cli.js', ...args, 'specs/chaos'], {
  stdio: 'inherit',
  env: { ...process.env, CHAOS: JSON.stringify(exploration) },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
