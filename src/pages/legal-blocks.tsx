import { Fragment } from 'react';
import { type Fact, keepTogether, type LegalBlock } from '../text/legal/legal-page.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';

/** Draws the blocks of a legal section. They never move, so their place is their identity. */
export function LegalBlocks({ of: blocks }: { of: readonly LegalBlock[] }) {
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
