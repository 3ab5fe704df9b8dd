import { defineConfig } from '../../src/config/define-config.ts';
import consultant from './consultant.ts';
import full from './full.ts';

/** Everything that shows a date or an answer, as a scheduled deployment builds it each day. */
export default defineConfig({
  ...consultant,
  languages: ['de'],
  wording: 'mixed',
  data: 'snapshot',
  availability: { from: '2026-11-01', until: '2026-12-31' },
  github: { username: 'erika-mustermann' },
  githubContributions: { display: true },
  projects: { ...full.projects, latestPublic: { display: true } },
  profilePage: { title: 'Softwarearchitektin' },
  blog: full.blog,
});
