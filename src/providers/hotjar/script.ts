import type { AnalyticsScript } from '../provider.ts';

export const hotjarScript: AnalyticsScript = {
  policy: {
    'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
    'img-src': ['https://*.hotjar.com'],
    'font-src': ['https://*.hotjar.com'],
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  },
  traces: /^(?:_hj|hjActiveViewportIds$|hjViewportId$)/,
};

export const hotjarAddress = (id: number, snippetVersion: number): string =>
  `https://static.hotjar.com/c/hotjar-${id}.js?sv=${snippetVersion}`;
