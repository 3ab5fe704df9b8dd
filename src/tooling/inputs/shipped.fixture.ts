import config from '../../../config.ts';

/**
 * For tests: whether `config.ts` and `public/` are those of the example, at which some tests look. The environment variable
 * OWN_SITE denies it for an example that somebody has begun to change.
 */
export const isShipped =
  !process.env.OWN_SITE && config.github?.username === 'octocat' && config.profile?.name === 'Max Mustermann';
