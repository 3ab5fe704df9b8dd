import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { siteOf } from '../../../../config/site.fixture.ts';
import type { Site } from '../../../../model/site.ts';
import { config, isShipped } from '../../shipped.fixture.ts';
import { nothingStored, readSnapshot, writeSnapshot } from '../snapshot-file.ts';
import { takeSnapshot } from '../take-snapshot.ts';
import { usedSnapshot } from '../used-snapshot.ts';
import { sampledAt, sampleFetch } from './sample.fixture.ts';

const directory = fileURLToPath(new URL('../../../../../public/snapshot', import.meta.url));
const takeSample = (site: Site) =>
  takeSnapshot(site, { ...nothingStored, sampledAt }, { fetch: sampleFetch, now: () => sampledAt });

if (process.env.SAMPLE === 'write') {
  const { snapshot, files } = await takeSample(siteOf(config));
  await writeSnapshot(directory, snapshot, files);
}
const stored = (await readSnapshot(directory)).snapshot;

test('another account than the example gets nothing of the sample', async () => {
  const site = siteOf({
    github: { username: 'erika' },
    githubContributions: { display: true },
    blog: { username: 'erika' },
    projects: { github: { mode: 'manual', manual: { projects: ['erika/wiki', 'octocat/Hello-World'] } } },
  });
  const { snapshot } = await takeSample(site);
  expect([snapshot.answers, snapshot.pictures]).toEqual([{}, {}]);
});

describe.runIf(isShipped && stored.sampledAt !== undefined)(
  'the snapshot that comes with the example configuration',
  () => {
    test('is whole, and marked as a sample', () => {
      const { missing, sampledAt: mark } = usedSnapshot(siteOf(config), stored);
      expect(missing).toEqual([]);
      expect(mark).toBe(sampledAt);
    });

    test('is made of the sample; SAMPLE=write makes it anew', async () => {
      const { snapshot, items } = await takeSample(siteOf(config));
      expect(items.flatMap(({ error }) => error ?? [])).toEqual([]);
      expect(JSON.parse(JSON.stringify(snapshot))).toEqual(JSON.parse(JSON.stringify(stored)));
    });
  },
);
