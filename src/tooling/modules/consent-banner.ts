import type { Plugin } from 'vite';
import { analyticsProviders } from '../../config/analytics.ts';
import type { Site } from '../../config/site.ts';
import { virtualModules } from './virtual-modules.ts';

/**
 * Serves `virtual:consent-banner`: whether there is anything to ask for, and the way to the question. Decided here, so
 * that the files of a site that has nothing to ask do not even hold the code.
 */
export const consentBanner = (site: () => Promise<Site | null>): Plugin =>
  virtualModules('consent-banner', {
    'virtual:consent-banner': async () => {
      const settings = await site();
      const isNeeded = settings !== null && analyticsProviders(settings).length > 0;
      return [
        `export const hasAnalytics = ${isNeeded};`,
        `export const loadConsentBanner = ${isNeeded ? "() => import('/src/analytics/consent-banner.tsx')" : null};`,
      ].join('\n');
    },
  });
