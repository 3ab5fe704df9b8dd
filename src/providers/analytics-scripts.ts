import type { AnalyticsName } from '../model/site.ts';

/** The scripts' sources in the Content-Security-Policy, without inline code, so Hotjar shows no surveys; and what they store. */
export const analyticsScripts: Readonly<
  Record<AnalyticsName, { policy: Readonly<Record<string, readonly string[]>>; storedNames: RegExp }>
> = {
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
    storedNames: /^_(?:ga|gid|gat|gcl)/,
  },
  hotjar: {
    policy: {
      'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
      'img-src': ['https://*.hotjar.com'],
      'font-src': ['https://*.hotjar.com'],
      'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    },
    storedNames: /^(?:_hj|hjActiveViewportIds$|hjViewportId$)/,
  },
};
