import { analyticsScripts } from '../providers/analytics-scripts.ts';

const analyticsSources = Object.values(analyticsScripts).flatMap(({ policy }) =>
  Object.values(policy).flat(),
);

/** Sources of a policy may be wildcards: `https://*.example.com`. */
const isAnalytics = (origin: string): boolean =>
  analyticsSources.some((source) =>
    source.includes('*') ? origin.endsWith(source.slice(source.indexOf('*') + 1)) : origin === source,
  );

/** Blocks further requests to the analytics hosts: an added policy can only tighten the others. None while developing. */
export function forbidAnalyticsHosts(): void {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!policy) return;
  const shown = [...document.images]
    .map(({ currentSrc, src }) => currentSrc || src)
    .filter((address) => /^https:/.test(address))
    .map((address) => new URL(address).origin);
  const tighter = document.createElement('meta');
  tighter.httpEquiv = 'Content-Security-Policy';
  tighter.content = withoutAnalyticsHosts(policy.content, shown);
  document.head.append(tighter);
}

/** The policy without the analytics hosts. `https:`, as for the pictures of some blogs, becomes the hosts shown. */
function withoutAnalyticsHosts(policy: string, shown: readonly string[] = []): string {
  const others = [...new Set(shown)].filter((origin) => !isAnalytics(origin));
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const kept = sources
        .flatMap((source) => (source === 'https:' ? others : source))
        .filter((source) => !analyticsSources.includes(source));
      return [name, ...(sources.length > 0 && kept.length === 0 ? ["'none'"] : kept)].join(' ');
    })
    .join('; ');
}

const isStoredName = (name: string): boolean =>
  Object.values(analyticsScripts).some(({ storedNames }) => storedNames.test(name));

/** Removes the cookies and entries that analytics providers have set for this site. */
export function removeAnalyticsData(): void {
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

/** Tries every domain and path above the page: a cookie is removed only by those it was set with. */
function removeCookie(name: string): void {
  // Browsers ignore public suffixes such as `de`.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const parts = location.pathname.split('/').filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  for (const domain of ['', ...domains]) {
    for (const path of ['/', ...folders, ...folders.map((folder) => `${folder}/`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot yet be counted on
      document.cookie = `${name}=; max-age=0; path=${path}${domain}`;
    }
  }
}
