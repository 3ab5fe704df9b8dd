import type { ReactNode } from 'react';
import { Repeat } from './skeleton.tsx';
import './item.css';

interface ItemsProps {
  columns?: 1 | 2;
  children: ReactNode;
}

/** A list of items inside a card; two columns where the card is wide enough for them. */
export function Items({ columns = 2, children }: ItemsProps) {
  return <ul className={columns === 2 ? 'items items-two-columns' : 'items'}>{children}</ul>;
}

/** Placeholders of items, as many as the section will have or its limit says. */
export function ItemsSkeleton({ count, columns = 2, children }: ItemsProps & { count: number }) {
  return (
    <ul className={columns === 2 ? 'items items-two-columns' : 'items'} aria-hidden="true">
      <Repeat count={count}>
        <li data-skeleton="">
          <div className="item">{children}</div>
        </li>
      </Repeat>
    </ul>
  );
}
