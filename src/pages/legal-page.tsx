import { createElement, Fragment } from 'react';
import type { SharedSite } from '../model/page-site.ts';
import {
  type Fact,
  keepTogether,
  type LegalBlock,
  type LegalSection,
  legalPageText,
} from '../text/legal/legal-page.ts';
import { pageTitle } from '../text/titles.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { withCode } from '../ui/phrase.tsx';
import { PageFrame } from './page-frame.tsx';
import '../ui/card.css';
import '../ui/button.css';
import './legal-page.css';

interface LegalPageProps {
  site: SharedSite;
  /** The title of the tab, as in the links to this page. */
  tab: string;
  title: string;
  /** With a date, the page begins with it and its contents. */
  date?: string;
  sections: readonly LegalSection[];
}

/** A sheet to read, for Impressum and Datenschutz. */
export function LegalPage({ site, tab, title, date, sections }: LegalPageProps) {
  return (
    <PageFrame site={site} title={pageTitle(tab, site)} className="legal-page" isTranslated={false}>
      <article className="card legal-text">
        <h1 id="page-title">{title}</h1>
        {date !== undefined && (
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
        )}
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{keepTogether(heading)}</h2>
            {/* They never move, so their place is their identity. */}
            {createElement(Fragment, null, ...blocks.map(blockOf))}
          </section>
        ))}
      </article>
    </PageFrame>
  );
}

const textOf = (text: string) => withCode(keepTogether(text));

function blockOf(block: LegalBlock) {
  if (typeof block === 'string') return <p>{textOf(block)}</p>;
  if ('highlight' in block) return <p className="legal-highlight">{textOf(block.highlight)}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item, index) => (
          <li key={index}>{textOf(item)}</li>
        ))}
      </ul>
    );
  }
  if ('facts' in block) {
    return (
      <dl className="legal-facts">
        {block.facts.map((fact, index) => (
          <div key={index}>
            <dt>{keepTogether(fact.term)}</dt>
            <dd>{factOf(fact)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('address' in block) {
    return (
      <address>
        {block.address.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </address>
    );
  }
  return (
    <ul className="legal-sources">
      {block.links.map(({ text, href }, index) => (
        <li key={index}>
          <OutboundLink href={href}>{text}</OutboundLink>
        </li>
      ))}
    </ul>
  );
}

function factOf({ text, href }: Fact) {
  if (href === undefined) return textOf(text);
  return /^https?:/i.test(href) ? <OutboundLink href={href}>{text}</OutboundLink> : <a href={href}>{text}</a>;
}
