import { links } from 'virtual:pages';
import { createElement, Fragment, type ReactNode } from 'react';
import { PageFrame } from '../frame/page-frame.tsx';
import { legalLanguage } from '../model/site-language.ts';
import type { SharedSite } from '../site/page-site.ts';
import { keepTogether, type LegalBlock, type LegalSection, legalPageText } from '../text/legal-page.ts';
import { pageTitle } from '../text/titles.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { withCode } from '../ui/phrase.tsx';
import '../ui/card.css';
import './legal-page.css';

interface LegalPageProps {
  site: SharedSite;
  page: 'impressum' | 'datenschutz';
  /** If given, the page begins with the date and a table of contents. */
  date?: string;
  sections: readonly LegalSection[];
}

/** A page of running text. The title of its tab is the name of its links. */
export function LegalPage({ site, page, date, sections }: LegalPageProps) {
  const title = pageTitle(links[page]?.name ?? legalPageText[page], site);
  return (
    <PageFrame site={site} title={title} className="legal-page" isTranslated={false}>
      <article className="card legal-text" lang={site.language === legalLanguage ? undefined : legalLanguage}>
        <h1 id="page-title">{legalPageText[page]}</h1>
        {date !== undefined && (
          <>
            <p className="legal-date">{legalPageText.date(date)}</p>
            <nav className="legal-contents screen-only" aria-label={legalPageText.contents}>
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
  if ('list' in block) return <List items={block.list.map(textOf)} />;
  if ('links' in block) return <List items={block.links.map(linkOf)} className="legal-sources cluster" />;
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
    <dl className="legal-facts">
      {block.facts.map((fact, index) => (
        <div key={index}>
          <dt>{keepTogether(fact.term)}</dt>
          <dd>{linkOf(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

const List = ({ items, className }: { items: readonly ReactNode[]; className?: string }) => (
  <ul className={className}>
    {items.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </ul>
);

function linkOf({ text, href }: { text: string; href?: string | undefined }) {
  if (href === undefined) return textOf(text);
  return /^https?:/i.test(href) ? <OutboundLink href={href}>{text}</OutboundLink> : <a href={href}>{text}</a>;
}
