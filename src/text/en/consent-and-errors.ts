import { formatUntil } from './formats.ts';
import { freshnessText, navigationText } from './page.ts';

const purposes = {
  'google-analytics': 'Google Analytics counts what is visited and clicked',
  hotjar: 'Hotjar records how you move around the page',
};

export const consentText = {
  heading: 'May I analyse how this page is used?',
  question: (providers: readonly (keyof typeof purposes)[]) =>
    `Only if you agree: ${providers.map((provider) => purposes[provider]).join(', ')}. For this, cookies are set and data is sent to ${
      providers.length > 1 ? 'these providers' : 'the provider'
    }${providers.includes('google-analytics') ? ', also in the USA' : ''}. You can change your choice at any time under “${navigationText.consentSettings}” at the end of the page.`,
  more: 'More in the privacy policy (German)',
  accept: 'Accept',
  refuse: 'Decline',
  current: { granted: 'Currently: you have agreed.', denied: 'Currently: you have declined.' },
};

export const errorText = {
  invalidConfig: { title: 'Invalid Config!', subtitle: 'Please provide a correct config in config.ts.' },
  limited: {
    title: 'Too Many Requests!',
    before: 'Oh no, you hit the ',
    link: 'rate limit',
    after: (until: number, now: number) => `! Try again later ${formatUntil(until, now)}.`,
  },
  unknownUser: {
    title: 'Invalid GitHub Username!',
    subtitle: 'Please provide a correct GitHub username in config.ts.',
  },
  failed: { title: 'Oops!!', subtitle: 'Something went wrong.' },
  unreachable: (provider: string) => freshnessText.unreachable([provider]),
  retries: freshnessText.retries,
  retriesAtReset: freshnessText.retriesAtReset,
  retry: navigationText.retry,
  offline: {
    title: 'No connection',
    subtitle: 'The page loads by itself as soon as you are online again.',
  },
  notFound: 'There is nothing at this address.',
};
