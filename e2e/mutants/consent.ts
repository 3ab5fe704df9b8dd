import type { Mutant } from './mutant.ts';

const spec = 'e2e/specs/consent.spec.ts';

/** What is counted, and that nobody is counted who has not agreed. */
export const consent: readonly Mutant[] = [
  {
    name: 'services-start-before-the-answer',
    promise: 'Before an answer nothing of a third party’s is asked for.',
    file: 'src/app/consent-effect.ts',
    find: "if (consent === 'granted') {",
    replace: "if (consent !== 'denied') {",
    noticedBy: [spec, 'Before an answer nothing of a third party’s is asked for'],
  },
  {
    name: 'events-before-consent-wait',
    promise: 'What was clicked before consent is not kept to be sent after it.',
    file: 'src/app/google-analytics.ts',
    find: 'dropEvents(true)',
    replace: 'dropEvents(false)',
    noticedBy: [spec, 'Nothing is kept of what is clicked before an answer, or after a refusal'],
  },
  {
    name: 'traces-stay-after-withdrawal',
    promise: 'Withdrawal removes what the services have stored.',
    file: 'src/sources/google-analytics/script.ts',
    find: '/^_(?:ga|gid|gat|gcl)/',
    replace: '/^_(?:gid|gat|gcl)/',
    noticedBy: [spec, 'Withdrawal stops both services at once'],
  },
  {
    name: 'other-tabs-go-on-counting',
    promise: 'An answer holds in the other tabs too.',
    file: 'src/model/stored-setting.ts',
    find: 'if (key !== null && key !== settingKey(base, name)) return;',
    replace: 'if (key !== null) return;',
    noticedBy: [spec, 'An answer holds in the other tabs too'],
  },
  {
    name: 'consent-to-one-is-consent-to-all',
    promise: 'Consent to less than the site uses now is no consent.',
    file: 'src/app/consent.ts',
    find: 'services.every(',
    replace: 'services.some(',
    noticedBy: [spec, 'Consent to less than the site uses now is no consent'],
  },
  {
    name: 'question-is-not-announced',
    promise: 'Screen readers announce the question.',
    file: 'src/app/consent-provider.tsx',
    find: '<div aria-live="polite">',
    replace: '<div>',
    noticedBy: [spec, 'Screen readers announce it'],
  },
  {
    name: 'failing-analytics-stop-the-click',
    promise: 'A failing tag function is logged and ignored.',
    file: 'src/app/analytics.ts',
    find: "console.error('The analytics event could not be sent.', error);",
    replace: "throw new Error('The analytics event could not be sent.', { cause: error });",
    noticedBy: ['e2e/specs/analytics.spec.ts', 'A failing tag function is logged and ignored'],
  },
];
