import { impressum } from 'virtual:legal';
import { links } from 'virtual:pages';
import type { SharedSite } from '../model/page-site.ts';
import { legalPageText } from '../text/legal/legal-page.ts';
import { LegalPage } from './legal-page.tsx';

export default function ImpressumPage({ site }: { site: SharedSite }) {
  return <LegalPage site={site} tab={links.impressum.name} title={legalPageText.impressum} {...impressum} />;
}
