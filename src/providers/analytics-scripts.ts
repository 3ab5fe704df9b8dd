import type { AnalyticsName } from '../model/site.ts';

type Policy = Readonly<Record<string, readonly string[]>>;

/** The scripts' sources in the Content-Security-Policy, without inline code, so Hotjar shows no surveys. */
export const analyticsPolicies: Readonly<Record<AnalyticsName, Policy>> = {
  'google-analytics': {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  hotjar: {
    'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
    'img-src': ['https://*.hotjar.com'],
    'font-src': ['https://*.hotjar.com'],
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  },
};

/** Names that the scripts store on a device. Apart, as sites that no longer have them need to know it too. */
export const analyticsStoredNames: Readonly<Record<AnalyticsName, RegExp>> = {
  'google-analytics': /^_(?:ga|gid|gat|gcl)/,
  hotjar: /^(?:_hj|hjActiveViewportIds$|hjViewportId$)/,
};
