import type { Site } from '../model/site.ts';
import { type AnalyticsName, analyticsOf } from '../model/site.ts';
import { dropEvents } from './analytics.ts';
import type { Consent } from './consent.ts';
import { forbidAnalyticsHosts } from './forbidden-hosts.ts';
import { dropReports } from './heat-map.ts';
import { removeTraces } from './traces.ts';

interface Tracker {
  /** Loads its script, once, and no longer drops what is meant for it. */
  start(site: Site): void;
  /** Drops what is meant for it, that which waits too. */
  drop(): void;
  /** @returns whether its script has been running */
  stop(site: Site): boolean;
}

const loaded = new Set<'googleAnalytics' | 'hotjar'>();

/** Counts visits and clicks: the script takes over the queue of a visitor who had agreed before. */
const googleAnalyticsTracker: Tracker = {
  start({ googleAnalytics: { id = '' } }) {
    dropEvents(false);
    setDisabled(id, false);
    if (loaded.has('googleAnalytics')) return;
    loaded.add('googleAnalytics');
    // Before the events that wait: the script runs them in order, and the consent is one to statistics only.
    window.dataLayer?.unshift(
      command('consent', 'default', {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      }),
      command('js', new Date()),
      command('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false }),
    );
    loadOutsideScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  },
  drop: () => dropEvents(true),
  stop({ googleAnalytics: { id = '' } }) {
    setDisabled(id, true);
    return loaded.has('googleAnalytics');
  },
};

/** The switch that Google's script looks at before it sends or stores anything. */
function setDisabled(id: string, disabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, disabled);
}

/** An entry that the script takes for a call of the tag function: it has to be an `arguments` object. */
function command(..._parameters: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

/** Draws a heat map: the script finds its settings and its queue. */
const hotjarTracker: Tracker = {
  start({ hotjar: { id, snippetVersion } }) {
    dropReports(false);
    if (loaded.has('hotjar') || id === undefined) return;
    loaded.add('hotjar');
    loadOutsideScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=${snippetVersion}`);
  },
  drop: () => dropReports(true),
  // It has no switch of its own.
  stop: () => loaded.has('hotjar'),
};

const trackers: Readonly<Record<AnalyticsName, Tracker>> = {
  'google-analytics': googleAnalyticsTracker,
  hotjar: hotjarTracker,
};

/** Does what the visitor's answer means. Events before consent are dropped, not queued. */
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

/** Loads a script of a third party without holding anything up; a failure is logged and ignored. */
function loadOutsideScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onerror = () => console.error(`The script ${address} could not be loaded.`);
  document.head.append(script);
}
