import { defineConfig } from '../../src/config/define-config.ts';

/** Below a path: English at the base and German below it. Only the account is configured, no name or bio. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  languages: ['en', 'de'],
  githubContributions: { display: true },
  projects: { latestPublic: { display: true } },
  blog: { source: 'dev', username: 'erika' },
  services: { display: true, list: [{ name: 'Networks' }] },
  footer: '© Erika Mustermann',
});
