// First, because their order is that of the cascade's layers.
import './theme/pico.scss';
import 'virtual:site.css';
import './theme/scale.css';
import './theme/font.css';
import './theme/pico-variables.css';
import './theme/contrast.css';
import './theme/print.css';
import './theme/base.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { installQueues } from './analytics/analytics.ts';
import { App } from './app/app.tsx';
import type { PageData } from './app/page-data.ts';
import { isSamePage, preloadPage, properPath } from './app/routes.tsx';
import type { SharedSite } from './model/page-site.ts';
import { isOwnDocument, loadOwnDocument } from './pwa/reload.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');

// Empty where the document was not prerendered.
const pageData = document.getElementById('page-data')?.textContent;
// No top-level await, or this chunk and those that import from it would wait for each other.
void start(container, pageData ? JSON.parse(pageData) : undefined);

async function start(root: HTMLElement, data: PageData | undefined): Promise<void> {
  if (import.meta.env.DEV) {
    const { develop } = await import('./app/development.tsx');
    develop(root, prepare);
    return;
  }
  if (siteHas.mistakes) {
    const { InvalidConfigPage } = await import('./pages/invalid-config.tsx');
    createRoot(root).render(<InvalidConfigPage problems={[]} />);
  }
  if (!data?.document) return;
  const { site } = data.document;
  const path = prepare(site);
  const isItsDocument = isSamePage(path, data.path, site.home);
  // A host without the portfolio's document answers with another.
  if (path === site.home && !isItsDocument) return;
  const app = <App {...data} document={data.document} />;
  const isLoaded = await preloadPage(path, site.home);
  // The document is complete without it.
  if (!isLoaded) return;
  const asItCame = [...root.childNodes];
  /** Leaves the document, which is complete without scripts: React has removed its content. */
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    root.replaceChildren(...asItCame);
    if (!isOwnDocument()) void loadOwnDocument();
  };
  startTransition(() => {
    if (isItsDocument) hydrateRoot(root, app, { onUncaughtError });
    else createRoot(root, { onUncaughtError }).render(app);
  });
}

/** @returns the page's path below the base */
function prepare(site: SharedSite): string {
  if (siteHas.analytics) installQueues(site);
  const { base, home } = site;
  const { pathname, search, hash } = location;
  const path = pathname.slice(base.length - 1);
  // Served as a file, such as `/index.html`.
  const proper = properPath(path, home);
  if (proper !== path) history.replaceState(history.state, '', base + proper.slice(1) + search + hash);
  return proper;
}
