import type { Site } from '../model/site.ts';
import { type AnalyticsName, analyticsOf } from '../model/site.ts';
import type { Consent } from './consent.ts';
import { forbidAnalyticsHosts } from './forbidden-hosts.ts';
import { removeTraces } from './traces.ts';
import type { Tracker } from './trackers.ts';
import { googleAnalyticsTracker, hotjarTracker } from './trackers.ts';

const trackers: Readonly<Record<AnalyticsName, Tracker>> = {
  'google-analytics': googleAnalyticsTracker,
  hotjar: hotjarTracker,
};

/** Does what the visitor's answer means. Without one nothing is sent, not even later: consent holds from when it is given. */
export function applyConsent(site: Site, consent: Consent | undefined): void {
  const used = analyticsOf(site).map((name) => trackers[name]);
  if (consent === 'granted') {
    for (const tracker of used) tracker.start(site);
    return;
  }
  for (const tracker of used) tracker.drop();
  if (consent !== 'denied') return;
  const running = used.filter((tracker) => tracker.stop(site));
  // What runs already cannot be unloaded without loading the page anew; it can be cut off.
  if (running.length > 0) forbidAnalyticsHosts();
  removeTraces();
}
