import { disclosures } from 'virtual:disclosures';
import { legalSite } from 'virtual:law';
import { pageNames } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import { legalPageText } from '../text/legal/legal-page.ts';
import { privacySections } from '../text/legal/privacy-policy.ts';
import { LegalPage } from './legal-page.tsx';

export default function DatenschutzPage({ site }: { site: SharedSite }) {
  const sections = privacySections(legalSite, disclosures);
  return (
    <LegalPage
      site={site}
      tab={pageNames.datenschutz}
      title={legalPageText.privacy}
      intro={
        <>
          <p className="legal-date">{legalPageText.date(legalSite.law.privacyDate ?? '')}</p>
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
