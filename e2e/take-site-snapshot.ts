import { pathToFileURL } from 'node:url';
import { siteOf } from '../src/config/site.fixture.ts';
import { nothingStored, writeSnapshot } from '../src/tooling/inputs/snapshot/snapshot-file.ts';
import { takeSnapshot } from '../src/tooling/inputs/snapshot/take-snapshot.ts';
import { directFetch } from './world/direct-fetch.ts';
import type { Behaviour } from './world/exchange.ts';

/**
 * Takes a snapshot of the fake world, as the snapshot command does of the real one.
 * @param configFile absolute path of the configuration to use
 * @param directory output directory
 * @param day of the snapshot, which is then also in the titles of the feed
 */
export async function takeSiteSnapshot(configFile: string, directory: string, day?: string): Promise<void> {
  // Vite would set NODE_ENV in this process, and in the builds that it starts.
  const { default: config } = await import(pathToFileURL(configFile).href);
  const dated: Behaviour = async ({ provider }, ordinary) => {
    const usual = await ordinary();
    if (provider !== 'feed') return usual;
    return { ...usual, body: String(usual.body).replaceAll('</title>', ` (${day})</title>`) };
  };
  const { snapshot, files, items } = await takeSnapshot(siteOf(config), nothingStored, {
    fetch: directFetch(day ? dated : undefined),
    ...(day && { now: () => Date.parse(day) }),
  });
  const failed = items.flatMap(({ error }) => error ?? []);
  if (failed.length > 0) throw new Error(`The world gave no snapshot: ${failed.map(String).join('; ')}`);
  await writeSnapshot(directory, snapshot, files);
}
