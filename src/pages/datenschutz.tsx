import { datenschutz } from 'virtual:legal';
import { links } from 'virtual:pages';
import type { SharedSite } from '../model/page-site.ts';
import { legalPageText } from '../text/legal/legal-page.ts';
import { LegalPage } from './legal-page.tsx';

export default function DatenschutzPage({ site }: { site: SharedSite }) {
  const { date, sections } = datenschutz;
  return (
    <LegalPage
      site={site}
      tab={links.datenschutz.name}
      title={legalPageText.privacy}
      intro={
        <>
          <p className="legal-date">{legalPageText.date(date)}</p>
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
