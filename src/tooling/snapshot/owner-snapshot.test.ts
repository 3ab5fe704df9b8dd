import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileSite } from '../../config/compile-site.ts';
import { siteResources } from '../../sources/services.ts';
import { OwnerSnapshot } from './owner-snapshot.ts';
import { writeSnapshot } from './snapshot-file.ts';

const compiled = compileSite({
  github: { username: 'erika' },
  badges: [],
  projects: { github: { display: false } },
});
if (!('site' in compiled)) throw new Error(JSON.stringify(compiled.problems));
const { site } = compiled;
const url = siteResources(site).profile?.url ?? '';
const avatar = 'https://avatars.example/erika.png';
const file = 'avatar-0123abcd.webp';
const fetchedAt = Date.UTC(2025, 0, 1);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSnapshot(
    join(root, 'public/snapshot'),
    {
      answers: { [url]: { name: 'profile', value: { avatar }, fetchedAt } },
      pictures: { [avatar]: { file, fetchedAt } },
      sampledAt: fetchedAt,
    },
    new Map([[file, new Uint8Array([1])]]),
  );
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

function snapshotAt(command: 'build' | 'serve', base = '/'): OwnerSnapshot {
  const snapshot = new OwnerSnapshot(async () => site);
  snapshot.settle({ root, publicDir: join(root, 'public'), base, command });
  return snapshot;
}

test("the page gets its answers, the copies' paths below the base, and the mark of a sample", async () => {
  expect(await snapshotAt('build', '/portfolio/').page()).toEqual({
    answers: { [url]: { value: { avatar }, fetchedAt } },
    pictures: { [avatar]: `/portfolio/assets/snapshot/${file}` },
    sampledAt: fetchedAt,
  });
});

test('the built site gets the pictures under the same paths', async () => {
  expect([...(await snapshotAt('build').files())]).toEqual([[`assets/snapshot/${file}`, Buffer.from([1])]]);
});

test('while developing, pictures are served from where they lie', async () => {
  expect((await snapshotAt('serve').page())?.pictures).toEqual({ [avatar]: `/snapshot/${file}` });
});

test('the environment names another directory, or none', async () => {
  vi.stubEnv('SNAPSHOT', 'elsewhere');
  expect(await snapshotAt('build').page()).toBeUndefined();
  vi.stubEnv('SNAPSHOT', 'public/snapshot');
  expect(await snapshotAt('build').page()).toBeDefined();
  vi.stubEnv('SNAPSHOT', 'none');
  expect(await snapshotAt('build').page()).toBeUndefined();
});

test('without a site there is nothing', async () => {
  const snapshot = new OwnerSnapshot(async () => null);
  snapshot.settle({ root, publicDir: join(root, 'public'), base: '/', command: 'build' });
  expect([await snapshot.page(), (await snapshot.files()).size]).toEqual([undefined, 0]);
});
