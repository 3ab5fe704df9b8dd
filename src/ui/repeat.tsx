import { createElement, Fragment, type ReactNode } from 'react';

/** The same placeholder several times. They have no identity but their place, and so no keys. */
export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return createElement(Fragment, null, ...Array.from({ length: count }, () => children));
}
