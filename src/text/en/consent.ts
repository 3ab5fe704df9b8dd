import type { AnalyticsName } from '../../model/site.ts';
import { navigationText } from './navigation.ts';

const purposes: Record<AnalyticsName, string> = {
  'google-analytics': 'Google Analytics counts what is visited and clicked',
  hotjar: 'Hotjar records how you move around the page',
};

/** The question for consent to statistics. */
export const consentText = {
  heading: 'May I analyse how this page is used?',
  /** @param providers at least one */
  question: (providers: readonly AnalyticsName[]) =>
    `Only if you agree: ${providers.map((name) => purposes[name]).join(', ')}. For this, cookies are set and data is sent to ${
      providers.length > 1 ? 'these providers' : 'the provider'
    }${providers.includes('google-analytics') ? ', also in the USA' : ''}. You can change your choice at any time under “${navigationText.consentSettings}” at the end of the page.`,
  more: 'More in the privacy policy (German)',
  accept: 'Accept',
  refuse: 'Decline',
  /** What holds now, when the visitor comes back to the question. */
  current: {
    granted: 'Currently: you have agreed.',
    denied: 'Currently: you have declined.',
  },
};
