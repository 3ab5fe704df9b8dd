import { Fragment } from 'react';
import { plainText, type Phrase as Sentence } from '../model/phrase.ts';

/** A sentence with its language, where that is not the document's, so that a screen reader pronounces it rightly. */
export function Phrase({ of }: { of: Sentence | undefined }) {
  return typeof of === 'object' ? <span lang={of.lang}>{of.text}</span> : of;
}

/** A paragraph, if there is anything to say. */
export const Paragraph = ({ of, className }: { of: Sentence | undefined; className: string }) =>
  of && (
    <p className={className}>
      <Phrase of={of} />
    </p>
  );

/** A list of sentences, if there are any. */
export const Phrases = ({ of, className }: { of: readonly Sentence[]; className: string }) => (
  <ul className={className}>
    {of.map((sentence) => (
      <li key={plainText(sentence)}>
        <Phrase of={sentence} />
      </li>
    ))}
  </ul>
);

/** Terms with what is said of them, but those of which nothing is. */
export const Facts = ({ of, className }: { of: readonly Fact[]; className: string }) => (
  <dl className={className}>
    {of.map(
      ([term, fact]) =>
        fact && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Phrase of={fact} />
            </dd>
          </div>
        ),
    )}
  </dl>
);

export type Fact = readonly [term: string, fact: Sentence | undefined];

/** An account's name or an address: where it is too long for its line it breaks after punctuation. */
export function Breakable({ children }: { children: string }) {
  return (
    <span className="breakable">
      {children.split(/(?<=[./@_])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
