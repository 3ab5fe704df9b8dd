import type { AnalyticsName } from '../model/site.ts';

/** What an analytics provider loads into the page once the visitor has consented, and leaves on the device. */
interface AnalyticsScript {
  /** What it needs of the Content-Security-Policy, but for inline code: Hotjar's surveys stay undrawn. */
  policy: Readonly<Record<string, readonly string[]>>;
  /** The names of the cookies and stored entries that it leaves on the device. */
  traces: RegExp;
}

/** The scripts of all providers that need consent: a refusal has to keep them out, and to clear their traces away. */
export const analyticsScripts: Readonly<Record<AnalyticsName, AnalyticsScript>> = {
  'google-analytics': {
    policy: {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
    traces: /^_(?:ga|gid|gat|gcl)/,
  },
  hotjar: {
    policy: {
      'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
      'img-src': ['https://*.hotjar.com'],
      'font-src': ['https://*.hotjar.com'],
      'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    },
    traces: /^(?:_hj|hjActiveViewportIds$|hjViewportId$)/,
  },
};
