import type { AnalyticsName } from '../model/site.ts';
import { analyticsStoredNames } from '../providers/analytics-scripts.ts';

/** Removes the cookies and entries that analytics providers have set for this site, except those of some providers. */
export function removeAnalyticsData(kept: readonly AnalyticsName[]): void {
  const others = Object.entries(analyticsStoredNames).filter(([name]) => !kept.some((one) => one === name));
  const isStoredName = (name: string) => others.some(([, names]) => names.test(name));
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
