import type { AnalyticsScript } from '../provider.ts';

export const googleAnalyticsScript: AnalyticsScript = {
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
};

export const googleAnalyticsAddress = (id: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
