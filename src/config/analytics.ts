import type { Site } from './site.ts';

/** What needs the visitor's consent before any of it is loaded, stored or sent. */
export type AnalyticsService = 'google-analytics' | 'hotjar';

/**
 * The services that a site asks its visitors about; none without an id. In snapshot mode the visitor's browser talks
 * to no third party, so there is nothing to consent to either.
 */
export function analyticsServices({ data, googleAnalytics, hotjar }: Site): AnalyticsService[] {
  if (data === 'snapshot') return [];
  return [
    ...(googleAnalytics.id === undefined ? [] : (['google-analytics'] as const)),
    ...(hotjar.id === undefined ? [] : (['hotjar'] as const)),
  ];
}

/** Whether visits and clicks are counted. */
export const countsVisits = (site: Site): boolean => analyticsServices(site).includes('google-analytics');

/** Whether a heat map is drawn. */
export const drawsHeatMap = (site: Site): boolean => analyticsServices(site).includes('hotjar');
