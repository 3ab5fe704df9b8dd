import { Fragment, type ReactNode } from 'react';
import type { Site } from '../model/site.ts';
import { type Fact, keepTogether, type LegalBlock, type LegalSection } from '../text/legal/legal-page.ts';
import { pageTitle } from '../text/titles.ts';
import { Icon } from '../ui/icon.tsx';
import { LegalLinks } from '../ui/legal-links.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Footer } from './footer.tsx';
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

/** Draws the blocks of a legal section. They never move, so their place is their identity. */
function LegalBlocks({ of: blocks }: { of: readonly LegalBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, index) => <Block key={index} of={block} />);
}

function Block({ of: block }: { of: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Text of={block} />
      </p>
    );
  }
  if ('highlight' in block) {
    return (
      <p className="legal-highlight">
        <Text of={block.highlight} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <Text of={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('facts' in block) {
    return (
      <dl className="legal-facts">
        {block.facts.map((fact) => (
          <div key={fact.term}>
            <dt>{keepTogether(fact.term)}</dt>
            <dd>
              <FactText of={fact} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('address' in block) {
    return (
      <address>
        {block.address.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </address>
    );
  }
  return (
    <ul className="legal-sources">
      {block.links.map(({ text, href }) => (
        <li key={href}>
          <OutboundLink href={href}>{text}</OutboundLink>
        </li>
      ))}
    </ul>
  );
}

/** A web address leaves the page; mail and telephone links stay the browser's business. */
function FactText({ of: { text, href } }: { of: Fact }) {
  if (href === undefined) return <Text of={text} />;
  return /^https?:/i.test(href) ? <OutboundLink href={href}>{text}</OutboundLink> : <a href={href}>{text}</a>;
}

/** A text in which technical names stand between backticks. */
function Text({ of: text }: { of: string }) {
  return keepTogether(text)
    .split('`')
    .map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: every second part is a name, and none of them moves
      index % 2 === 1 ? <code key={index}>{part}</code> : part,
    );
}
