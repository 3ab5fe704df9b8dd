import type { SharedSite } from '../model/page-site.ts';
import { type AnalyticsName, analyticsOf } from '../model/site.ts';
import { reloadWhenReachable } from '../pwa/reload.ts';
import type { Consent } from './analytics.ts';
import { removeAnalyticsData } from './withdrawal.ts';

const loaded = new Set<AnalyticsName>();

/** Applies the visitor's answer. */
export function applyConsent(site: SharedSite, consent: Consent | undefined): void {
  const { id } = site.googleAnalytics;
  // Google's own opt-out; Hotjar has none.
  if (consent && id) Reflect.set(window, `ga-disable-${id}`, consent === 'denied');
  if (consent === 'granted') for (const name of analyticsOf(site)) load(name, site);
  if (consent !== 'denied') return;
  removeAnalyticsData();
  // Running scripts end only with the page. What they store until then is removed by the next one.
  if (loaded.size > 0) void reloadWhenReachable();
}

function load(name: AnalyticsName, site: SharedSite): void {
  if (loaded.has(name)) return;
  loaded.add(name);
  const address = prepare[name](site);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onerror = () => console.error(`The script ${address} could not be loaded.`);
  document.head.append(script);
}

/** Prepares a script and returns its address. It takes over the queue of a visitor who agreed on an earlier visit. */
const prepare: Readonly<Record<AnalyticsName, (site: SharedSite) => string>> = {
  'google-analytics'({ googleAnalytics: { id = '' } }) {
    // Before queued events, which the script runs in order. The consent covers statistics only.
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
    return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  },
  hotjar: ({ hotjar: { id, snippetVersion } }) =>
    `https://static.hotjar.com/c/hotjar-${id}.js?sv=${snippetVersion}`,
};

function command(..._parameters: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google's script recognises a command by this type
  return arguments;
}
