import { countsVisits, drawsHeatMap } from '../config/analytics.ts';
import type { Site } from '../config/site.ts';
import type { Consent } from './consent.ts';
import { forbidAnalyticsHosts } from './forbidden-hosts.ts';
import { startGoogleAnalytics, stopGoogleAnalytics } from './google-analytics.ts';
import { startHotjar, stopHotjar } from './hotjar.ts';
import { removeTraces } from './traces.ts';

/** Does what the visitor's answer means. Without one nothing happens: events wait in the page. */
export function applyConsent(site: Site, consent: Consent | undefined): void {
  if (consent === 'granted') start(site);
  if (consent === 'denied') stop(site);
}

function start(site: Site): void {
  const { googleAnalytics, hotjar } = site;
  if (countsVisits(site) && googleAnalytics.id) startGoogleAnalytics(googleAnalytics.id);
  if (drawsHeatMap(site) && hotjar.id) startHotjar(hotjar.id, hotjar.snippetVersion);
}

function stop({ googleAnalytics, hotjar }: Site): void {
  const wasCounting = googleAnalytics.id !== undefined && stopGoogleAnalytics(googleAnalytics.id);
  const wasWatching = hotjar.id !== undefined && stopHotjar();
  // What runs already cannot be unloaded without loading the page anew; it can be cut off.
  if (wasCounting || wasWatching) forbidAnalyticsHosts();
  removeTraces();
}
