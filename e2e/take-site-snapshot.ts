import { pathToFileURL } from 'node:url';
import { siteOf } from '../src/config/site.fixture.ts';
import { nothingStored, writeSnapshot } from '../src/tooling/inputs/snapshot/snapshot-file.ts';
import { takeSnapshot } from '../src/tooling/inputs/snapshot/take-snapshot.ts';
import type { SnapshotDay } from './sites.ts';
import { altered, mapValues } from './world/behaviours/payload.ts';
import { directFetch } from './world/direct-fetch.ts';

/**
 * Takes a snapshot of the fake world, as the snapshot command does of the real one.
 * @param configFile absolute path of the configuration to use
 * @param directory output directory
 */
export async function takeSiteSnapshot(
  configFile: string,
  directory: string,
  { taken, hasNews = false }: Partial<SnapshotDay> = {},
): Promise<void> {
  // Vite would set NODE_ENV in this process, and in the builds that it starts.
  const { default: config } = await import(pathToFileURL(configFile).href);
  const { snapshot, files, items } = await takeSnapshot(siteOf(config), nothingStored, {
    fetch: directFetch(hasNews ? news : undefined),
    ...(taken !== undefined && { now: () => Date.parse(taken) }),
  });
  const failed = items.flatMap(({ error }) => error ?? []);
  if (failed.length > 0) throw new Error(`The world gave no snapshot: ${failed.map(String).join('; ')}`);
  await writeSnapshot(directory, snapshot, files);
}

/** Other articles. */
const news = altered((body) =>
  mapValues(body, (value, field) => (field === 'title' ? `Neu: ${value}` : value)),
);
