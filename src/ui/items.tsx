import type { ReactNode } from 'react';
import { Repeat, Skeleton } from './skeleton.tsx';
import './item.css';

interface ItemsProps {
  columns?: 1 | 2 | undefined;
  /** Placeholders, hidden from screen readers. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A list of items inside a card; two columns where the card is wide enough for them. */
export const Items = ({ columns = 2, isWaiting, children }: ItemsProps) => (
  <ul className={columns === 2 ? 'items items-two-columns' : 'items'} aria-hidden={isWaiting}>
    {children}
  </ul>
);

const threeLines = (
  <>
    <Skeleton width="most" />
    <Skeleton />
    <Skeleton width="half" />
  </>
);

interface ItemsSkeletonProps extends Pick<ItemsProps, 'columns'> {
  count: number;
  children?: ReactNode;
}

/** Placeholders of items, as many as the section will have or its limit says. */
export const ItemsSkeleton = ({ count, columns, children = threeLines }: ItemsSkeletonProps) => (
  <Items columns={columns} isWaiting>
    <Repeat count={count}>
      <li data-skeleton="">
        <div className="item">{children}</div>
      </li>
    </Repeat>
  </Items>
);
