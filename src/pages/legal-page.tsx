import type { ReactNode } from 'react';
import type { Site } from '../model/site.ts';
import { keepTogether, type LegalSection } from '../text/legal/legal-page.ts';
import { pageTitle } from '../text/titles.ts';
import { Icon } from '../ui/icon.tsx';
import { LegalLinks } from '../ui/legal-links.tsx';
import { Footer } from './footer.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { PortfolioLink } from './portfolio-link.tsx';
import { useTitle } from './title.ts';
import '../ui/card.css';
import '../ui/button.css';
import './legal-page.css';

interface LegalPageProps {
  site: Site;
  /** Names the tab, with the word of the links that lead here. */
  tab: string;
  title: string;
  /** What stands between the heading and the text. */
  intro?: ReactNode;
  sections: readonly LegalSection[];
}

/** The frame of Impressum and Datenschutz: a sheet to read, with the way back at both ends. */
export function LegalPage({ site, tab, title, intro, sections }: LegalPageProps) {
  useTitle(pageTitle(tab, site));
  return (
    <>
      <main id="main" className="legal-page" tabIndex={-1} aria-labelledby="page-title">
        <BackLink site={site} />
        <article className="card legal-text">
          <h1 id="page-title">{title}</h1>
          {intro}
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{keepTogether(heading)}</h2>
              <LegalBlocks of={blocks} />
            </section>
          ))}
        </article>
        <BackLink site={site} />
      </main>
      {site.footer ? (
        <Footer site={site} />
      ) : (
        <footer className="legal-page-links">
          <LegalLinks />
        </footer>
      )}
    </>
  );
}

const BackLink = ({ site }: { site: Site }) => (
  <PortfolioLink site={site} className="button button-quiet legal-back">
    <Icon name="lucide:arrow-left" />
  </PortfolioLink>
);
