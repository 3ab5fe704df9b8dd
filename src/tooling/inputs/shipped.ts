import config from '../../../config.ts';

/**
 * For tests: whether `config.ts` and `public/` are those of the example. Once they are an owner's, the tests that
 * look at the example have nothing to look at. The environment variable OWN_SITE says the same of an example that
 * somebody has begun to change.
 */
export const isShipped =
  !process.env.OWN_SITE && config.github?.username === 'octocat' && config.profile?.name === 'Max Mustermann';
