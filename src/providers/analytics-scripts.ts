import type { AnalyticsName } from '../model/site.ts';

interface AnalyticsScript {
  /** Its sources in the Content-Security-Policy; without inline code, so Hotjar shows no surveys. */
  policy: Readonly<Record<string, readonly string[]>>;
  /** Names of its cookies and stored entries. */
  storedNames: RegExp;
}

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
