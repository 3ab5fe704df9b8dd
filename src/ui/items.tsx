import type { ReactNode } from 'react';
import { Repeat, Skeleton } from './skeleton.tsx';
import './item.css';

const inTwoColumns = 'items items-two-columns';

interface ItemsProps<Entry> {
  of: readonly Entry[];
  className?: string;
  children(entry: Entry, index: number): ReactNode;
}

/** A list of items inside a card; two columns where the card is wide enough for them. */
export const Items = <Entry,>({ of, className = inTwoColumns, children }: ItemsProps<Entry>) => (
  <ul className={className}>
    {of.map((entry, index) => (
      <li key={index}>{children(entry, index)}</li>
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

interface ItemsSkeletonProps {
  count: number;
  className?: string;
  children?: ReactNode;
}

/** Placeholders of items, as many as the section will have or its limit says. */
export const ItemsSkeleton = ({
  count,
  className = inTwoColumns,
  children = <div className="item">{threeLines}</div>,
}: ItemsSkeletonProps) => (
  <ul className={className} aria-hidden="true">
    <Repeat count={count}>
      <li data-skeleton="">{children}</li>
    </Repeat>
  </ul>
);
