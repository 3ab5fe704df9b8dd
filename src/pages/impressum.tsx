import { impressum } from 'virtual:legal';
import type { SharedSite } from '../site/page-site.ts';
import { LegalPage } from './legal-page.tsx';

export default function ImpressumPage({ site }: { site: SharedSite }) {
  return <LegalPage site={site} page="impressum" {...impressum} />;
}
