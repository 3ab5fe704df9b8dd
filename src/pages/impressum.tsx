import { legalSite } from 'virtual:law';
import { pageNames } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import { impressumSections } from '../text/legal/impressum.ts';
import { legalPageText } from '../text/legal/legal-page.ts';
import { LegalPage } from './legal-page.tsx';

export default function ImpressumPage({ site }: { site: SharedSite }) {
  return (
    <LegalPage
      site={site}
      tab={pageNames.impressum}
      title={legalPageText.impressum}
      sections={impressumSections(legalSite)}
    />
  );
}
