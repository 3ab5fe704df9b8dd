import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** Everything switched on, without any third-party requests in the browser. */
export default defineConfig({
  ...full,
  data: 'snapshot',
  projects: { ...full.projects, repositories: [{ provider: 'codeberg', username: 'erika' }] },
});
