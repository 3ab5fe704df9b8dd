// First, because it says the order of the cascade's layers.
import './theme/layers.css';
import './theme/pico.scss';
import 'virtual:site.css';
import './theme/scale.css';
import './theme/font.css';
import './theme/pico-variables.css';
import './theme/base.css';
import './theme/override.css';
import './theme/print.css';

import { routes } from 'virtual:pages';
import { siteHas } from 'virtual:site-has';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetAnalytics, installQueues } from './analytics/analytics.ts';
import { App } from './app/app.tsx';
import type { PageData } from './app/page-data.ts';
import { keepPlace } from './app/place.ts';
import { pageAt } from './app/routes.tsx';
import { isDocumentOfAddress, loadDocument } from './pwa/reload.ts';
import type { SharedSite } from './site/page-site.ts';

// No top-level await, or this chunk and those that import from it would wait for each other.
void start(document.getElementById('root') as HTMLElement);

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) {
    const { develop } = await import('./app/development.tsx');
    develop(root, prepare);
    return;
  }
  if (siteHas.mistakes) {
    const { InvalidConfigPage } = await import('./pages/invalid-config.tsx');
    createRoot(root).render(<InvalidConfigPage problems={[]} />);
  }
  // An archive or a mirror serves all files at paths of its own. The document is complete without scripts.
  const { pathname } = new URL(import.meta.url);
  if (!pathname.startsWith(`${import.meta.env.BASE_URL}assets/`)) return;
  // Empty where the document was not prerendered.
  const data: PageData | null = JSON.parse(document.getElementById('page-data')?.textContent || 'null');
  if (!data?.document) return;
  const { site } = data.document;
  const path = prepare(site);
  const Page = pageAt(path);
  const isItsDocument = Page === pageAt(data.path);
  // The host served another page's document at this path.
  if (path === site.home && !isItsDocument) return;
  // The document is complete without it.
  if (!(await Page.preload())) return;
  const app = <App {...data} document={data.document} />;
  const originalNodes = [...root.childNodes];
  /** Leaves the document, which is complete without scripts: React has removed its content. */
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    root.replaceChildren(...originalNodes);
    if (!isDocumentOfAddress()) void loadDocument();
  };
  startTransition(() => {
    if (isItsDocument) hydrateRoot(root, app, { onUncaughtError });
    else createRoot(root, { onUncaughtError }).render(app);
  });
  keepPlace();
}

/** @returns the page's path below the base */
function prepare(site: SharedSite): string {
  if (siteHas.analytics) installQueues(site);
  // Where it fails, the next visit tries again.
  else forgetAnalytics(site).catch(() => undefined);
  const { pathname, search, hash } = location;
  const path = pathname.slice(site.base.length - 1);
  // Hosts also serve pages as files, such as `/impressum.html`, or with further slashes; people write `/Impressum`.
  const single = path.replace(/\/{2,}/g, '/');
  const name = single.replace(/\/index(?:\.html)?$/, '/').replace(/(?:\.html)?\/?$/, '');
  const spellings = [name, name.toLowerCase()].flatMap((one) => [one, `${one}/`]);
  const proper = spellings.find((known) => known in routes) ?? path;
  if (proper !== path) history.replaceState(history.state, '', site.base + proper.slice(1) + search + hash);
  return proper;
}
