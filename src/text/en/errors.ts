import { formatUntil } from './dates.ts';

/** The error screens, in the words that such pages use. */
export const errorText = {
  invalidConfig: {
    status: 500,
    title: 'Invalid Config!',
    subtitle: 'Please provide a correct config in config.ts.',
  },
  limited: {
    status: 429,
    title: 'Too Many Requests!',
    /** The words around the link to GitHub's documentation of its limits. */
    before: 'Oh no, you hit the ',
    link: 'rate limit',
    /** @param until and `now`: milliseconds since the epoch */
    after: (until: number, now: number) => `! Try again later ${formatUntil(until, now)}.`,
  },
  unknownUser: {
    status: 404,
    title: 'Invalid GitHub Username!',
    subtitle: 'Please provide a correct GitHub username in config.ts.',
  },
  failed: {
    status: 500,
    title: 'Oops!!',
    subtitle: 'Something went wrong.',
  },
  offline: 'No network connection. The page loads by itself as soon as you are online again.',
  retriesAtReset: 'After that, the page tries again by itself.',
  retriesOnline: 'The page tries again as soon as there is a connection.',
  retries: 'The page tries again by itself.',
  retry: 'Try again',
  notLoaded: 'Not loaded',
  notFound: {
    status: 404,
    title: 'Page not found',
    subtitle: 'There is nothing at this address.',
  },
};
