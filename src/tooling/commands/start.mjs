/** `npm start`: from a fresh clone to the production site in the browser. */
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { preview } from './preview.mjs';
import { runPackage, say } from './run.mjs';

const args = process.argv.slice(2);
const { values } = parseArgs({ args, options: { base: { type: 'string' }, port: { type: 'string' } } });

await installPackages();
const built = await runPackage('vite/bin/vite.js', [
  'build',
  ...(values.base === undefined ? [] : ['--base', values.base]),
]);
if (!built) {
  say('The site was not built; the message above says why.');
  process.exit(1);
}
await preview(args);
