import { defineConfig } from '../../src/config/define-config.ts';

/** The smallest configuration with a name. The list of repositories is on by default. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: { name: 'Erika aus der Konfiguration' },
  skills: ['Netzwerke'],
});
