import * as made from 'virtual:site';
import { createRoot } from 'react-dom/client';
import { InvalidConfigPage } from '../pages/invalid-config.tsx';
import { reloadFor } from '../pwa/reload.ts';
import type { SharedSite } from '../site/page-site.ts';
import { App } from './app.tsx';
import type { DevelopedSite } from './page-data.ts';
import './development.css';

/** Renders a change of `config.ts` or of a picture without a reload. */
export function develop(container: HTMLElement, prepare: (site: SharedSite) => string): void {
  const root = createRoot(container);
  let [shown] = Object.values(made.documents ?? {});
  const path = shown && prepare(shown.site);
  const render = ({ documents, problems, snapshot }: DevelopedSite) => {
    // Mistakes are shown over the last valid page.
    if (documents) shown = documents[path ?? ''] ?? Object.values(documents)[0];
    root.render(
      <>
        {shown && <App document={shown} {...(snapshot && { snapshot })} />}
        {documents === null && (
          <div className="development-mistakes">
            <InvalidConfigPage problems={problems} />
          </div>
        )}
      </>,
    );
  };
  render(made);
  import.meta.hot?.accept('virtual:site', (changed) => {
    // A document served with mistakes has no head for the site.
    if (made.documents === null && changed?.documents) void reloadFor('config is valid');
    render({ ...made, ...changed });
  });
}
