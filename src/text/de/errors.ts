import { english } from '../../model/phrase.ts';
import { formatUntil } from './dates.ts';

/** The error screens, in the words that such pages use. */
export const errorText = {
  invalidConfig: {
    status: 500,
    title: english('Invalid Config!'),
    subtitle: english('Please provide a correct config in config.ts.'),
  },
  limited: {
    status: 429,
    title: english('Too Many Requests!'),
    /** The words around the link to GitHub's documentation of its limits. */
    before: english('Oh no, you hit the '),
    link: english('rate limit'),
    /** @param until and `now`: milliseconds since the epoch */
    after: (until: number, now: number) => english(`! Try again later ${formatUntil(until, now)}.`),
  },
  unknownUser: {
    status: 404,
    title: english('Invalid GitHub Username!'),
    subtitle: english('Please provide a correct GitHub username in config.ts.'),
  },
  failed: {
    status: 500,
    title: english('Oops!!'),
    subtitle: english('Something went wrong.'),
  },
  offline: 'Keine Verbindung zum Netz. Die Seite lädt von selbst, sobald Sie wieder online sind.',
  retriesAtReset: 'Die Seite versucht es danach von selbst noch einmal.',
  retriesOnline: 'Die Seite versucht es noch einmal, sobald es wieder eine Verbindung gibt.',
  retries: 'Die Seite versucht es von selbst noch einmal.',
  retry: 'Erneut versuchen',
  notLoaded: 'Nicht geladen',
  notFound: {
    status: 404,
    title: 'Seite nicht gefunden',
    subtitle: 'Unter dieser Adresse gibt es nichts.',
  },
};
