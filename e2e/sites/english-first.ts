import { defineConfig } from '../../src/config/define-config.ts';

/** English at the base and German below it; nothing is known of the person but the account. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  languages: ['en', 'de'],
  projects: { latestPublic: { display: true } },
  blog: { source: 'dev', username: 'erika' },
  services: { display: true, list: [{ name: 'Networks' }] },
});
