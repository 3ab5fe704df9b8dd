import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { avatarUse } from '../../../config/fields/profile.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Site } from '../../../model/site.ts';
import { siteResources } from '../../../site/providers.ts';
import { emptyDirectory } from '../../directory.fixture.ts';
import { OwnerSnapshot } from './owner-snapshot.ts';
import { writeSnapshot } from './snapshot-file.ts';

const site = siteOf({
  github: { username: 'erika' },
  badges: [],
  projects: { github: { display: false } },
});
const url = siteResources(site).profile?.url ?? '';
const avatar = 'https://avatars.example/erika.png';
const file = 'avatar-0123abcd.webp';
const fetchedAt = Date.UTC(2025, 0, 1);

const root = emptyDirectory();
const stored = {
  answers: { [url]: { name: 'profile', value: { avatar }, fetchedAt } },
  pictures: { [avatar]: { file, fetchedAt } },
  sampledAt: fetchedAt,
} as const;
beforeEach(() =>
  writeSnapshot(join(root, 'public/snapshot'), stored, new Map([[file, new Uint8Array([1])]])),
);
afterEach(() => void vi.unstubAllEnvs());

function snapshotAt(command: 'build' | 'serve', base = '/', of: Site | null = site): OwnerSnapshot {
  const target = { root, publicDir: join(root, 'public'), base, command };
  return new OwnerSnapshot({ site: async () => of, target });
}

test('the page gets its answers, and the mark of a sample', async () => {
  expect(await snapshotAt('build').answers()).toEqual({
    answers: { [url]: { value: { avatar }, fetchedAt } },
    sampledAt: fetchedAt,
  });
});

test('a feed that no snapshot has read yet is told, and nothing else is', async () => {
  const blog = { source: 'feed', url: 'https://erika.example/feed.xml' };
  const fed = siteOf({ github: { username: 'erika' }, blog });
  expect(await snapshotAt('build', '/', fed).unreadFeed()).toEqual([
    { path: 'blog.url', message: expect.stringContaining('Run `npm run snapshot`') },
  ]);
  expect(await snapshotAt('build').unreadFeed()).toEqual([]);
});

test("the copies' files come with their place, and the path under which the built site has them", async () => {
  expect(await snapshotAt('build', '/portfolio/').pictures()).toEqual([
    {
      address: avatar,
      file: join(root, 'public/snapshot', file),
      use: { kind: 'avatar', ...avatarUse },
      fallback: `/portfolio/assets/snapshot/${file}`,
    },
  ]);
  // While developing they are served from where they lie.
  expect(await snapshotAt('serve').pictures()).toMatchObject([{ fallback: `/snapshot/${file}` }]);
});

test('the environment names another directory, or none', async () => {
  for (const [directory, answers] of Object.entries({ elsewhere: 0, 'public/snapshot': 1, none: 0 })) {
    vi.stubEnv('SNAPSHOT', directory);
    expect(Object.keys((await snapshotAt('build').answers()).answers), directory).toHaveLength(answers);
  }
});
