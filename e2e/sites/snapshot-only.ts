import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** Everything switched on, and nobody asked by the visitor's browser. */
export default defineConfig({
  ...full,
  data: 'snapshot',
  projects: { ...full.projects, repositories: [{ provider: 'codeberg', username: 'erika' }] },
});
