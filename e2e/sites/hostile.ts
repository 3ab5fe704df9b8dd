import { problemsOf } from '../../src/config/complete-config.fixture.ts';
import type { Config } from '../../src/config/config.ts';
import { defineConfig } from '../../src/config/define-config.ts';
import { filled } from './every-field.ts';

const markup = `"'></script><img src=x onerror="window.hacked = true"><script>window.hacked = true</script>\u2028🚀`;
const refused = new Set(problemsOf(filled(() => markup)).map(({ path }) => path));

/** Markup with a script in every free text. A script that runs sets `window.hacked`. */
export default defineConfig(
  filled((place) => (refused.has(place) || place.startsWith('layout') ? undefined : markup)) as Config,
);
