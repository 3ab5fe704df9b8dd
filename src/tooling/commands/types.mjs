/**
 * `npm run check:types`: checks the four TypeScript projects. They share files, each with the types of its runtime, and the
 * compiler reports an error of such a file once per project. This prints it once.
 *
 * Errors in the owner's config.ts are printed, too, and fail nothing: `npm run check` judges that file, line by line, and
 * accepts what TypeScript does not, such as a field of another portfolio that is empty.
 */
import { spawnSync } from 'node:child_process';
import { root, say } from './run.mjs';

const args = ['node_modules/typescript/bin/tsc', '-b', '--singleThreaded', '--pretty', 'false'];
const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
// Indented lines belong to the error above, whose wording may differ by project: place and code do not.
const messages = stdout.split(/\n(?! )/).filter((error) => error.trim());
const errors = [...new Map(messages.map((error) => [error.split(':', 2).join(), error])).values()];
for (const error of errors) say(error);
const isOwners = errors.length > 0 && errors.every((error) => error.startsWith('config.ts('));
if (isOwners) say('These are in config.ts alone and stop nothing: `npm run check` says whether it is right.');
process.exitCode = isOwners ? 0 : (status ?? 1);
