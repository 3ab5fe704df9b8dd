import { analyticsScripts } from '../providers/analytics-scripts.ts';

const isTrace = (name: string): boolean =>
  Object.values(analyticsScripts).some(({ traces }) => traces.test(name));

/** Removes the cookies and entries that analytics providers set for this site; theirs elsewhere are out of reach. */
export function removeTraces(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (isTrace(name)) removeCookie(name);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const) removeEntries(storage);
}

/** A cookie goes only when its domain and path are named as they were set; both may be anywhere above the page. */
function removeCookie(name: string): void {
  for (const domain of ['', ...domainsAbove(location.hostname)]) {
    for (const path of pathsAbove(location.pathname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot yet be counted on
      document.cookie = `${name}=; max-age=0; path=${path}${domain && `; domain=${domain}`}`;
    }
  }
}

/** `a.b.de` → `a.b.de`, `b.de`, `de`; the browser ignores those for which no cookie can be set. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** `/a/b` → `/`, `/a`, `/a/`, `/a/b`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const above = parts.flatMap((_, index) => {
    const folder = `/${parts.slice(0, index + 1).join('/')}`;
    return [folder, `${folder}/`];
  });
  return ['/', ...above];
}

function removeEntries(kind: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = window[kind];
    for (const key of Object.keys(storage)) if (isTrace(key)) storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
