import { law, legal } from 'virtual:law';
import { pageNames } from '#text/page.ts';
import type { Site } from '../model/site.ts';
import { impressumSections } from '../text/legal/impressum.ts';
import { legalPageText } from '../text/legal/legal-page.ts';
import { LegalPage } from './legal-page.tsx';

export default function ImpressumPage({ site }: { site: Site }) {
  return (
    <LegalPage
      site={site}
      tab={pageNames.impressum}
      title={legalPageText.impressum}
      sections={impressumSections({ ...site, law, legal })}
    />
  );
}
