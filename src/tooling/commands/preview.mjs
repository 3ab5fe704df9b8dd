import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, say } from './run.mjs';

/**
 * Serves the site that was built last and says where, until Ctrl+C.
 *
 * @param {readonly string[]} args `--base` as it was given to the build, `--port` to begin looking at
 */
export async function preview(args) {
  const { values } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, port: { type: 'string', default: '4173' } },
  });
  // Imported here because the command that installs the packages imports this file.
  const { resolveConfig } = await import('vite');
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('./serve.ts')} */
  const { serve } = await tsImport('./serve.ts', import.meta.url);
  const { base, build } = await resolveConfig(
    { root, logLevel: 'error', ...(values.base === undefined ? {} : { base: values.base }) },
    'build',
    'production',
    'production',
    true,
  );
  const directory = join(root, build.outDir);
  if (!existsSync(join(directory, 'index.html'))) {
    say('There is no built site yet: npm run build makes it, npm start does both.');
    process.exit(1);
  }
  const site = await serve({ directory, base, port: Number(values.port), orNext: true });
  say(`\n  The site is served at ${site.url}\n  Ctrl+C ends it.\n`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void site.close().then(() => process.exit(0)));
  }
}

const isCommand = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isCommand) await preview(process.argv.slice(2));
