import { useEffect, useState } from 'react';
import type { SharedSite } from '../model/page-site.ts';
import { loadOwnDocument } from '../pwa/reload.ts';
import { NotLoadedPage } from './full-page.tsx';

interface OwnDocumentProps {
  site: SharedSite;
  /** By default loads the document again. */
  retry?: (() => void) | undefined;
}

/** Loads the page's document, which is complete without code and has data that others lack. */
export function OwnDocument({ site, retry = () => location.reload() }: OwnDocumentProps) {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => void loadOwnDocument().then(setLoading), []);
  return isLoading ? null : <NotLoadedPage site={site} retry={retry} />;
}
