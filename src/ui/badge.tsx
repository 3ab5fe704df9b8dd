import type { CategoryTone } from '../model/service-category.ts';
import type { StatusTone } from '../model/status.ts';
import './badge.css';

/** A small label with a dot in the colour of its tone. */
export function Badge({ tone, children }: { tone: StatusTone | CategoryTone; children: string }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
