import { countsVisits, drawsHeatMap } from '../config/analytics.ts';
import type { Site } from '../config/site.ts';
import { dropEvents } from './analytics.ts';
import type { Consent } from './consent.ts';
import { forbidAnalyticsHosts } from './forbidden-hosts.ts';
import { startGoogleAnalytics, stopGoogleAnalytics } from './google-analytics.ts';
import { dropReports } from './heat-map.ts';
import { isHotjarLoaded, startHotjar } from './hotjar.ts';
import { removeTraces } from './traces.ts';

/** Does what the visitor's answer means. Without one nothing is sent, not even later: consent holds from when it is given. */
export function applyConsent(site: Site, consent: Consent | undefined): void {
  if (consent === 'granted') {
    start(site);
    return;
  }
  dropEvents(true);
  dropReports(true);
  if (consent === 'denied') stop(site);
}

function start(site: Site): void {
  const { googleAnalytics, hotjar } = site;
  if (countsVisits(site) && googleAnalytics.id) startGoogleAnalytics(googleAnalytics.id);
  if (drawsHeatMap(site) && hotjar.id) startHotjar(hotjar.id, hotjar.snippetVersion);
}

function stop({ googleAnalytics, hotjar }: Site): void {
  const wasCounting = googleAnalytics.id !== undefined && stopGoogleAnalytics(googleAnalytics.id);
  const wasWatching = hotjar.id !== undefined && isHotjarLoaded();
  // What runs already cannot be unloaded without loading the page anew; it can be cut off.
  if (wasCounting || wasWatching) forbidAnalyticsHosts();
  removeTraces();
}
