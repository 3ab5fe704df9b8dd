import type { ReactNode } from 'react';
import { handOverFocus } from './focus-handover.ts';
import { Placeholders, type PlaceholdersProps, Skeleton } from './skeleton.tsx';
import './item.css';

const inGrid = 'items items-grid';

interface ItemsProps<Entry> {
  of: readonly Entry[];
  className?: string;
  /** The key of an entry that live responses may move, so that the focus stays with it. Default: the index. */
  keyOf?(entry: Entry): string;
  children(entry: Entry): ReactNode;
}

/** A list of items inside a card: side by side where the card is wide enough for them. */
export const Items = <Entry,>({ of, className = inGrid, keyOf, children }: ItemsProps<Entry>) => (
  <ul className={className}>
    {of.map((entry, index) => (
      <li key={keyOf?.(entry) ?? index} ref={handOverFocus}>
        {children(entry)}
      </li>
    ))}
  </ul>
);

const threeLines = (
  <>
    <Skeleton width="most" />
    <Skeleton />
    <Skeleton width="half" />
  </>
);

/** Placeholders of items, as many as the section will have or its limit says. */
export function ItemsSkeleton(props: Partial<PlaceholdersProps> & { count: number }) {
  const { count, className = inGrid, item = 'item', children = threeLines } = props;
  return (
    <Placeholders className={className} count={count}>
      <div className={item}>{children}</div>
    </Placeholders>
  );
}
