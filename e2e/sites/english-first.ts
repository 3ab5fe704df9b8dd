import { defineConfig } from '../../src/config/define-config.ts';

/** English at the base and German below it. Only the account is configured, no name or bio. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  languages: ['en', 'de'],
  projects: { latestPublic: { display: true } },
  blog: { source: 'dev', username: 'erika' },
  services: { display: true, list: [{ name: 'Networks' }] },
});
