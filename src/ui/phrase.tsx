import { Fragment } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';

/** A sentence with its language, where that is not the document's, so that a screen reader pronounces it rightly. */
export function Phrase({ of }: { of: Sentence | undefined }) {
  return typeof of === 'object' ? <span lang={of.lang}>{of.text}</span> : of;
}

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
