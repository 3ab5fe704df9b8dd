import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { writtenHost } from '../model/http-link.ts';
import { joined, type LocalizedText, plainText } from '../model/phrase.ts';
import { OutboundLink } from './outbound-link.tsx';

interface PhraseProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'dir' | 'lang' | 'className'> {
  of: LocalizedText | undefined;
  /** An element around it, unless it is empty. */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span' | 'blockquote';
}

/** A sentence, marked with its language where that is not the document's. */
export function Phrase({ of, as: Element, ...attributes }: PhraseProps) {
  const words = typeof of === 'object' ? <span lang={of.lang}>{of.text}</span> : of;
  return Element && of ? <Element {...attributes}>{words}</Element> : words;
}

interface LinkedTitleProps extends Pick<PhraseProps, 'of' | 'lang' | 'className'> {
  href: string | undefined;
  /** The event of a click; its parameter is the title. */
  eventName?: string;
}

/** A title with its link; without a title, the link's host. */
export function LinkedTitle({ of, lang, eventName, ...link }: LinkedTitleProps) {
  const title = of || (link.href && writtenHost(link.href));
  if (!title) return null;
  return (
    <h3 lang={lang}>
      <OutboundLink
        {...link}
        event={eventName ? { name: eventName, parameters: { post: plainText(title) } } : undefined}
      >
        <Phrase of={title} />
      </OutboundLink>
    </h3>
  );
}

export const Phrases = ({ of, className }: { of: readonly LocalizedText[]; className: string }) => (
  <ul className={className}>
    {of.map((sentence, index) => (
      <li key={index}>
        <Phrase of={sentence} />
      </li>
    ))}
  </ul>
);

/** Terms with their facts, without those that have none. */
export const Facts = ({ of, className }: { of: readonly Fact[]; className: string }) => (
  <dl className={className}>
    {of
      .map(([term, ...facts]) => [term, joined(facts, ', ')] as const)
      .filter(([, fact]) => fact)
      .map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Phrase of={fact} />
          </dd>
        </div>
      ))}
  </dl>
);

export type Fact = readonly [term: string, ...facts: (LocalizedText | undefined)[]];

/** An account's name or an address, which may break after punctuation. */
export const Breakable = ({ children }: { children: string }) => (
  <span className="breakable">
    {children.split(/(?<=[./@_])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

/** Renders names between backticks as code. */
export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
