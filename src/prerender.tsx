import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import type { PageData } from './app/page-data.ts';
import { pageAt } from './app/routes.tsx';

/**
 * Build entry: the HTML of one page, empty without a site.
 * @param path with the base
 * @param data the same as for the browser's first render
 */
export async function render(path: string, data: PageData): Promise<string> {
  const { document } = data;
  if (!document) return '';
  const { site } = document;
  await pageAt(path.slice(site.base.length - 1)).preload();
  const { prelude } = await prerender(
    <App {...data} document={document} ssrPath={path} />,
    // Or large pages come in pieces that an inline script puts together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
