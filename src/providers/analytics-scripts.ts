import type { AnalyticsName } from '../model/site.ts';

/** What an analytics provider loads into the page once the visitor has consented, and leaves on the device. */
interface AnalyticsScript {
  /**
   * What it needs of the Content-Security-Policy, as its documentation has it, but for inline code: what it draws into
   * the page (Hotjar's surveys) stays undrawn, what it counts it counts. A visitor's refusal keeps it out all the
   * same; the policy only says which hosts it is confined to.
   */
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

export const googleAnalyticsAddress = (id: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;

export const hotjarAddress = (id: number, snippetVersion: number): string =>
  `https://static.hotjar.com/c/hotjar-${id}.js?sv=${snippetVersion}`;
