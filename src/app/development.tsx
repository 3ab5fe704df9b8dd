import * as made from 'virtual:site';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Site } from '../model/site.ts';
import { InvalidConfigPage } from '../pages/invalid-config.tsx';
import { App } from './app.tsx';
import type { DevelopedSite } from './developed-site.ts';
import './development.css';

/** The last page without mistakes, covered by the mistakes. */
function Development({ site, problems, snapshot }: DevelopedSite) {
  const [shown, setShown] = useState(site);
  if (site !== null && site !== shown) setShown(site);
  return (
    <>
      {shown && <App site={shown} portfolio={shown} cv={shown} {...(snapshot && { snapshot })} />}
      {site === null && <Mistakes problems={problems} />}
    </>
  );
}

function Mistakes({ problems }: Pick<DevelopedSite, 'problems'>) {
  const [title] = useState(() => document.title);
  useEffect(() => () => void Object.assign(document, { title }), [title]);
  return (
    <div className="development-mistakes">
      <InvalidConfigPage problems={problems} />
    </div>
  );
}

/** Renders a change of `config.ts` or of a picture without a reload. */
export function develop(container: HTMLElement, prepare: (site: Site) => void): void {
  const root = createRoot(container);
  let current: DevelopedSite = made;
  if (current.site) prepare(current.site);
  root.render(<Development {...current} />);
  import.meta.hot?.accept('virtual:site', (changed) => {
    // A document served with mistakes has no head for the site.
    if (made.site === null && changed?.site) location.reload();
    current = { ...current, ...changed };
    root.render(<Development {...current} />);
  });
}
