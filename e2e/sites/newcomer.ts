import { defineConfig } from '../../src/config/define-config.ts';

/** An account without repositories, an empty GitHub profile, a blog without articles. */
export default defineConfig({
  github: { username: 'newcomer' },
  projects: { latestPublic: { display: true } },
  blog: { username: 'nobody' },
});
