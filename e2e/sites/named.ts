import { defineConfig } from '../../src/config/define-config.ts';
import { nothingByDefault } from '../../src/config/shown-by-default.ts';

/** Little more than a name. The list of repositories is on by default. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: { name: 'Erika aus der Konfiguration' },
  skills: ['Netzwerke'],
  ...nothingByDefault,
});
