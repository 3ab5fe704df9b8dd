import { defineConfig } from '../../src/config/define-config.ts';

/** Articles from a feed and an account at Codeberg, which only the snapshot reads. Built with a snapshot. */
export default defineConfig({
  profile: { name: 'Erika Mustermann', bio: 'Schreibt.', avatar: 'images/avatar.svg' },
  blog: { source: 'feed', url: 'https://blog.erika.example/feed/', limit: 2 },
  projects: {
    latestPublic: { display: true },
    repositories: [{ provider: 'codeberg', username: 'erika' }],
  },
  badges: [],
  remoteSupport: { display: false },
});
