import { disclosures } from 'virtual:disclosures';
import { law, legal } from 'virtual:law';
import { pageNames } from '#text/page.ts';
import type { Site } from '../model/site.ts';
import { legalPageText } from '../text/legal/legal-page.ts';
import { privacySections } from '../text/legal/privacy-policy.ts';
import { LegalPage } from './legal-page.tsx';

export default function DatenschutzPage({ site }: { site: Site }) {
  const sections = privacySections({ ...site, law, legal }, disclosures);
  return (
    <LegalPage
      site={site}
      tab={pageNames.datenschutz}
      title={legalPageText.privacy}
      intro={
        <>
          <p className="legal-date">{legalPageText.date(law.privacyDate ?? '')}</p>
          <nav className="legal-contents" aria-label={legalPageText.contents}>
            <ol className="legal-contents-list">
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        </>
      }
      sections={sections}
    />
  );
}
