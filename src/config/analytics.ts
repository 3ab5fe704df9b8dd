import type { Site } from './site.ts';

/** What needs the visitor's consent before any of it is loaded, stored or sent. */
export type AnalyticsProvider = 'google-analytics' | 'hotjar';

/**
 * The services that a site asks its visitors about; none without an id. In snapshot mode the visitor's browser talks
 * to no third party, so there is nothing to consent to either.
 */
export function analyticsProviders({ data, googleAnalytics, hotjar }: Site): AnalyticsProvider[] {
  if (data === 'snapshot') return [];
  return [
    ...(googleAnalytics.id === undefined ? [] : (['google-analytics'] as const)),
    ...(hotjar.id === undefined ? [] : (['hotjar'] as const)),
  ];
}

/** Whether visits and clicks are counted. */
export const countsVisits = (site: Site): boolean => analyticsProviders(site).includes('google-analytics');

/** Whether a heat map is drawn. */
export const drawsHeatMap = (site: Site): boolean => analyticsProviders(site).includes('hotjar');
