import './skeleton.css';
import { createElement, Fragment, type ReactNode } from 'react';

interface SkeletonProps {
  width?: 'quarter' | 'half' | 'most' | 'full' | undefined;
  shape?: 'line' | 'block' | 'circle' | 'chip' | 'tag';
}

/** A placeholder as high as a line of the surrounding text. */
export function Skeleton({ width = 'full', shape = 'line' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${shape} skeleton-${width}`} aria-hidden="true" />;
}

interface SkeletonTextProps extends Pick<SkeletonProps, 'width'> {
  as?: 'p' | 'h3';
  className?: string;
  lines?: number;
}

/** @param width of the last line */
export const SkeletonText = ({ as = 'p', className, width, lines = 1 }: SkeletonTextProps) =>
  createElement(
    as,
    { className },
    <Repeat count={lines - 1}>
      <Skeleton />
    </Repeat>,
    <Skeleton width={width} />,
  );

/** The same placeholder several times, without keys. */
export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return createElement(Fragment, null, ...Array.from({ length: count }, () => children));
}
