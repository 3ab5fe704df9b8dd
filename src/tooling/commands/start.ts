/**
 * `npm start`: from a fresh clone to the production site in the browser. `npm run preview` leaves out the build.
 *
 * --base    as for the build
 * --port    the port; any free one if it is taken
 * --built   serves the site that was built last
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build.ts';
import { readOptions } from './command.ts';
import { portIn } from './dev.ts';
import { root, say } from './run.mjs';
import { type ServedSite, serve } from './serve.ts';

export async function start(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const definitions = { base: text, port: text, built: { type: 'boolean', default: false } } as const;
  const options = readOptions(args, definitions, 'npm start -- [--base=/repo/] [--port 4173]');
  const port = options && portIn(options.port, 4173);
  if (port === undefined) return 2;
  if (!options?.built) await buildSite(options?.base);
  const directory = join(root, 'dist');
  if (!existsSync(join(directory, 'index.html'))) {
    say('There is no built site yet: npm run build makes it, npm start does both.');
    return 1;
  }
  const site = await serveNear(port, directory);
  say(`\n  The site is served at ${site.url}\n  Ctrl+C ends it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  return 0;
}

/** Serves a directory on a port, or on another one if that is taken. */
export function serveNear(port: number, directory: string): Promise<ServedSite> {
  return serve({ directory, port }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    say(`Port ${port} is taken, so another one is used.`);
    return serve({ directory, port: 0 });
  });
}
