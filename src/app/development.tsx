import * as made from 'virtual:site';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SharedSite } from '../model/page-site.ts';
import { InvalidConfigPage } from '../pages/invalid-config.tsx';
import { App } from './app.tsx';
import type { DevelopedSite } from './page-data.ts';
import './development.css';

/** The last page without mistakes, covered by the mistakes. @param path of the page at which the visit began */
function Development({ documents, problems, snapshot, path }: DevelopedSite & { path: string | undefined }) {
  const found = documents && (documents[path ?? ''] ?? Object.values(documents)[0]);
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  return (
    <>
      {shown && <App document={shown} {...(snapshot && { snapshot })} />}
      {documents === null && <Mistakes problems={problems} />}
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
export function develop(container: HTMLElement, prepare: (site: SharedSite) => string): void {
  const root = createRoot(container);
  let current: DevelopedSite = made;
  const [portfolio] = Object.values(current.documents ?? {});
  const path = portfolio && prepare(portfolio.site);
  root.render(<Development {...current} path={path} />);
  import.meta.hot?.accept('virtual:site', (changed) => {
    // A document served with mistakes has no head for the site.
    if (made.documents === null && changed?.documents) location.reload();
    current = { ...current, ...changed };
    root.render(<Development {...current} path={path} />);
  });
}
