import type { AnalyticsName } from '../model/site.ts';
import { googleAnalyticsScript } from './google-analytics/script.ts';
import { hotjarScript } from './hotjar/script.ts';
import type { AnalyticsScript } from './provider.ts';

/** What a refusal has to keep out and clear away: the scripts of all providers that need consent. */
export const analyticsScripts: readonly AnalyticsScript[] = Object.values({
  'google-analytics': googleAnalyticsScript,
  hotjar: hotjarScript,
} satisfies Record<AnalyticsName, AnalyticsScript>);
