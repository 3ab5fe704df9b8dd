import shipped from '../../../config.ts';
import type { Config } from '../../config/config.ts';

const given: unknown = shipped;

/**
 * For tests: the owner's `config.ts`, whatever TypeScript thinks of it. `npm run check` is its judge, and accepts more, such
 * as a file without `defineConfig`.
 */
export const config = given as Config;

/**
 * For tests: whether `config.ts` and `public/` are those of the example, at which some tests look. The environment variable
 * OWN_SITE denies it for an example that somebody has begun to change.
 */
export const isShipped =
  !process.env.OWN_SITE && config.github?.username === 'octocat' && config.profile?.name === 'Max Mustermann';
