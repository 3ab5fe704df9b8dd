import type { ReactNode } from 'react';
import { furtherFeatures } from '#text/sections.ts';
import './further-features.css';

/** Further features of a service, in a disclosure that works without scripts. */
export const FurtherFeatures = ({
  count,
  of,
  children,
}: {
  count: number;
  of: string;
  children: ReactNode;
}) => (
  <details className="further-features">
    <summary>
      {furtherFeatures(count)}
      <span className="visually-hidden">: {of}</span>
    </summary>
    {children}
  </details>
);
