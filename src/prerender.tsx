import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import type { PageData } from './app/page-data.ts';
import { pageAt } from './app/routes.tsx';

/** Build entry: the HTML of one page, empty without a site. @param data the same as for the browser's first render */
export async function render({ document, ...data }: PageData): Promise<string> {
  await pageAt(data.path).preload();
  const { prelude } = await prerender(
    document && <App {...data} document={document} />,
    // Or large pages come in pieces that an inline script puts together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
