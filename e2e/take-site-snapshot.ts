import { pathToFileURL } from 'node:url';
import { compileSite } from '../src/config/compile-site.ts';
import { nothingStored, writeSnapshot } from '../src/tooling/inputs/snapshot/snapshot-file.ts';
import { takeSnapshot } from '../src/tooling/inputs/snapshot/take-snapshot.ts';
import { directFetch } from './world/direct-fetch.ts';

/**
 * Takes a snapshot of the fake world, as the snapshot command does of the real one.
 * @param configFile absolute path of the configuration to use
 * @param directory output directory
 */
export async function takeSiteSnapshot(configFile: string, directory: string): Promise<void> {
  // Vite would set NODE_ENV in this process, and in the builds that it starts.
  const { default: config } = await import(pathToFileURL(configFile).href);
  const compiled = compileSite(config);
  if (!('site' in compiled)) throw new Error(`${configFile}: ${JSON.stringify(compiled.problems)}`);
  const { snapshot, files, parts } = await takeSnapshot(compiled.site, nothingStored, {
    fetch: directFetch(),
  });
  const failed = parts.flatMap(({ error }) => error ?? []);
  if (failed.length > 0) throw new Error(`The world gave no snapshot: ${failed.map(String).join('; ')}`);
  await writeSnapshot(directory, snapshot, files);
}
