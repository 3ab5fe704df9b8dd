import { type AnalyticsName, analyticsOf } from '../model/site.ts';
import { analyticsPolicies } from '../providers/analytics-scripts.ts';
import { reloadFor } from '../pwa/reload.ts';
import type { SharedSite } from '../site/page-site.ts';
import { readSetting } from '../ui/stored-setting.ts';
import { type Consent, command } from './analytics.ts';
import { removeAnalyticsData } from './analytics-data.ts';

const loaded = new Set<AnalyticsName>();

export function applyConsent(site: SharedSite, consent: Consent | undefined): void {
  const { id } = site.googleAnalytics;
  // Google's own opt-out; Hotjar has none.
  if (consent && id) Reflect.set(window, `ga-disable-${id}`, consent === 'denied');
  if (consent === 'granted') for (const name of analyticsOf(site)) load(name, site);
  // Nothing is stored before an answer, except by a provider that the site no longer uses.
  if (readSetting(site.base, 'consent') !== null)
    removeAnalyticsData(consent === 'granted' ? analyticsOf(site) : []);
  if (consent !== 'denied' || loaded.size === 0) return;
  refuseAnalytics();
  // Running scripts end only with the page. What they store until then is removed by the next one.
  void reloadFor('consent withdrawn');
}

/** Blocks all requests of this page to analytics providers until it is reloaded. */
function refuseAnalytics(): void {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!policy) return;
  const hosts = Object.values(analyticsPolicies).flatMap((policy) => Object.values(policy).flat());
  const directives = policy.content.split('; ').map((directive) => {
    const words = directive.split(' ');
    return words.filter((word) => !hosts.includes(word)).join(' ');
  });
  // In addition to the document's own: a browser loads only what both allow.
  const stricter = { httpEquiv: 'Content-Security-Policy', content: directives.join('; ') };
  document.head.append(Object.assign(document.createElement('meta'), stricter));
}

function load(name: AnalyticsName, site: SharedSite): void {
  if (loaded.has(name)) return;
  loaded.add(name);
  const src = prepare(name, site);
  const onerror = () => console.error(`The script ${src} could not be loaded.`);
  document.head.append(Object.assign(document.createElement('script'), { src, onerror }));
}

/** Prepares a script and returns its address. It takes over the queue of a visitor who agreed on an earlier visit. */
function prepare(name: AnalyticsName, { googleAnalytics: { id = '' }, hotjar }: SharedSite): string {
  if (name === 'hotjar')
    return `https://static.hotjar.com/c/hotjar-${hotjar.id}.js?sv=${hotjar.snippetVersion}`;
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
}
