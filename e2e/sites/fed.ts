import { defineConfig } from '../../src/config/define-config.ts';

/** With the articles of a feed, which the snapshot reads, and a snapshot. */
export default defineConfig({
  profile: { name: 'Erika Mustermann', bio: 'Schreibt.', avatar: 'images/avatar.svg' },
  blog: { source: 'feed', url: 'https://blog.erika.example/feed/', limit: 2 },
  badges: [],
  remoteSupport: { display: false },
});
