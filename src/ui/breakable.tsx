import { Fragment } from 'react';

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
