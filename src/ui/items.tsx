import type { ReactNode } from 'react';
import './item.css';

interface ItemsProps {
  columns?: 1 | 2;
  children: ReactNode;
}

/** A list of items inside a card; two columns where the card is wide enough for them. */
export function Items({ columns = 2, children }: ItemsProps) {
  return <ul className={columns === 2 ? 'items items-two-columns' : 'items'}>{children}</ul>;
}

/** As many copies of a placeholder as SPEC §4 counts for the section. */
export function ItemsSkeleton({ count, columns = 2, children }: ItemsProps & { count: number }) {
  return (
    <ul className={columns === 2 ? 'items items-two-columns' : 'items'} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <li key={index} data-skeleton="">
          <div className="item">{children}</div>
        </li>
      ))}
    </ul>
  );
}
