import { defineConfig } from '../../src/config/define-config.ts';
import consultant from './consultant.ts';
import full from './full.ts';

/**
 * Everything that shows a date or an answer, a feed and an account at Codeberg, as a scheduled deployment builds it each
 * day, without any third-party requests in the browser.
 */
export default defineConfig({
  ...full,
  data: 'snapshot',
  availability: { from: '2026-11-01', until: '2026-12-31' },
  engagements: consultant.engagements,
  profilePage: { title: 'Softwarearchitektin' },
  blog: { source: 'feed', url: 'https://blog.erika.example/feed/', limit: 2 },
  projects: { ...full.projects, repositories: [{ provider: 'codeberg', username: 'erika' }] },
});
