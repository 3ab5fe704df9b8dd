import type { ReactNode } from 'react';
import { furtherFeatures } from '#text/sections.ts';
import './further-features.css';

/** Further features of a service, in a disclosure that works without scripts. */
export const FurtherFeatures = ({ count, children }: { count: number; children: ReactNode }) => (
  <details className="further-features">
    <summary>{furtherFeatures(count)}</summary>
    {children}
  </details>
);
