import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** Everything switched on, a feed and an account at Codeberg, without any third-party requests in the browser. */
export default defineConfig({
  ...full,
  data: 'snapshot',
  blog: { source: 'feed', url: 'https://blog.erika.example/feed/', limit: 2 },
  projects: { ...full.projects, repositories: [{ provider: 'codeberg', username: 'erika' }] },
});
