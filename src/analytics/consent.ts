import type { SharedSite } from '../model/page-site.ts';
import { type AnalyticsName, analyticsOf } from '../model/site.ts';
import { analyticsScripts } from '../providers/analytics-scripts.ts';
import { reloadWhenReachable } from '../pwa/reload.ts';
import { type Consent, command } from './analytics.ts';

const loaded = new Set<AnalyticsName>();

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

const isStoredName = (name: string): boolean =>
  Object.values(analyticsScripts).some(({ storedNames }) => storedNames.test(name));

/** Removes the cookies and entries that analytics providers have set for this site. */
function removeAnalyticsData(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (isStoredName(name)) removeCookie(name);
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (isStoredName(key)) storage.removeItem(key);
    } catch {
      // Blocked.
    }
  }
}

/** Tries every domain above the page: a cookie is removed only by the one it was set with. */
function removeCookie(name: string): void {
  // Browsers ignore public suffixes such as `de`.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot yet be counted on
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
