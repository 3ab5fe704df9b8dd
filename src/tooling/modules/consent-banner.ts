import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { analyticsOf } from '../../model/site.ts';

const id = 'virtual:consent-banner';
const resolvedId = `\0${id}`;

/**
 * Serves `virtual:consent-banner`: whether there is anything to ask for, and the way to the question. Decided here, so
 * that the files of a site that has nothing to ask do not even hold the code.
 */
export function consentBanner(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:consent-banner',
    resolveId: { filter: { id: /^virtual:consent-banner$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:consent-banner$/ },
      async handler() {
        const settings = await site();
        const isNeeded = settings !== null && analyticsOf(settings).length > 0;
        return [
          `export const hasAnalytics = ${isNeeded};`,
          `export const loadConsentBanner = ${isNeeded ? "() => import('/src/analytics/question.tsx')" : 'null'};`,
        ].join('\n');
      },
    },
  };
}
