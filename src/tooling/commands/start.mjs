/**
 * `npm start`: from a fresh clone to the production site in the browser. `npm run preview` leaves out the build.
 *
 * --base    as for the build
 * --port    the port; any free one if it is taken
 * --built   serves the site that was built last
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { root, runPackage, say } from './run.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const options = {
  base: text,
  port: { ...text, default: '4173' },
  built: /** @type {const} */ ({ type: 'boolean' }),
};
const { base, port, built } = parseArgs({ options }).values;

await installPackages();
if (!built && !(await runPackage('vite/bin/vite.js', ['build', ...(base ? ['--base', base] : [])]))) {
  say('The site was not built. The message above says why.');
  process.exit(1);
}
const directory = join(root, 'dist');
if (!existsSync(join(directory, 'index.html'))) {
  say('There is no built site yet: npm run build makes it, npm start does both.');
  process.exit(1);
}
// Imported here because the packages may have been missing above.
const { tsImport } = await import('tsx/esm/api');
/** @type {typeof import('./serve.ts')} */
const { baseOf, serve } = await tsImport('./serve.ts', import.meta.url);
const where = { directory, base: await baseOf(directory) };
const site = await serve({ ...where, port: Number(port) }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  return serve({ ...where, port: 0 });
});
say(`\n  The site is served at ${site.url}\n  Ctrl+C ends it.\n`);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit());
