import { googleAnalyticsAddress } from '../providers/google-analytics/script.ts';
import { dropEvents } from './analytics.ts';
import { loadOutsideScript } from './outside-script.ts';
import type { Tracker } from './tracker.ts';

let loaded = false;

/** Counts visits and clicks: the script takes over the queue of a visitor who had agreed before. */
export const googleAnalyticsTracker: Tracker = {
  start({ googleAnalytics: { id = '' } }) {
    dropEvents(false);
    setDisabled(id, false);
    if (loaded) return;
    loaded = true;
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
    loadOutsideScript(googleAnalyticsAddress(id));
  },
  drop: () => dropEvents(true),
  stop({ googleAnalytics: { id = '' } }) {
    setDisabled(id, true);
    return loaded;
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
