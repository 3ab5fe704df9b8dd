import { type ComponentType, useEffect, useState } from 'react';
import type { SharedSite } from '../model/page-site.ts';
import { loadOwnDocument } from '../pwa/reload.ts';
import { NotLoadedPage } from './full-page.tsx';
import type { OwnPage, PageDocument, SiteOf } from './pages.ts';

/** A page that only its own document can show: reached in another one, it loads its own. */
export const ownPage = <Id extends OwnPage>(id: Id, Page: ComponentType<{ site: SiteOf<Id> }>) =>
  function PageOfItsDocument(document: PageDocument) {
    return isOf(document, id) ? <Page site={document.site} /> : <LoadOwnDocument site={document.site} />;
  };

const isOf = <Id extends OwnPage>(
  document: PageDocument,
  id: Id,
): document is PageDocument & { site: SiteOf<Id> } => document.page === id;

interface LoadOwnDocumentProps {
  site: SharedSite;
  /** By default loads the document again. */
  retry?: (() => void) | undefined;
}

/** Loads the page's document, which is complete without code and has data that others lack. */
export function LoadOwnDocument({ site, retry = () => location.reload() }: LoadOwnDocumentProps) {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => void loadOwnDocument().then(setLoading), []);
  return isLoading ? null : <NotLoadedPage site={site} retry={retry} />;
}
