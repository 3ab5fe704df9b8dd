/**
 * `npm run check:types`: checks the four TypeScript projects. They share files, each with the types of its runtime, and the
 * compiler reports an error of such a file once per project. This prints it once.
 */
import { spawnSync } from 'node:child_process';
import { root, say } from './run.mjs';

const args = ['node_modules/typescript/bin/tsc', '-b', '--singleThreaded', '--pretty', 'false'];
const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
// Indented lines belong to the error above, whose wording may differ by project: place and code do not.
const errors = new Map(stdout.split(/\n(?! )/).map((error) => [error.split(':', 2).join(), error]));
for (const error of errors.values()) if (error.trim()) say(error);
process.exitCode = status ?? 1;
