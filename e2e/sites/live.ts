import { defineConfig } from '../../src/config/define-config.ts';
import { pick } from '../../src/model/pick.ts';
import full from './full.ts';

/** The full site reduced to data from providers. A visit takes a quarter less CPU. */
export default defineConfig({
  ...pick(full, 'github', 'availability', 'contact', 'resume', 'skills', 'githubContributions', 'blog'),
  ...pick(full, 'footer', 'themeConfig'),
  projects: { ...full.projects, external: { projects: [] } },
});
