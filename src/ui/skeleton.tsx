import './skeleton.css';
import type { ReactNode } from 'react';

interface SkeletonProps {
  width?: 'quarter' | 'half' | 'most' | 'full' | undefined;
  shape?: 'line' | 'block' | 'circle' | 'chip' | 'tag';
}

/** A placeholder as high as a line of the surrounding text. */
export const Skeleton = ({ width = 'full', shape = 'line' }: SkeletonProps) => (
  <span className={`skeleton skeleton-${shape} skeleton-${width}`} aria-hidden="true" />
);

interface SkeletonTextProps extends Pick<SkeletonProps, 'width'> {
  as?: 'p' | 'h3';
  className?: string;
  lines?: number;
}

/** @param width of the last line */
export const SkeletonText = ({ as: Element = 'p', className, width, lines = 1 }: SkeletonTextProps) => (
  <Element className={className}>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} width={index === lines - 1 ? width : 'full'} />
    ))}
  </Element>
);

export interface PlaceholdersProps {
  className: string;
  /** Classes of each. */
  item?: string;
  count: number;
  children: ReactNode;
}

/** The same placeholder several times, in the place of a list. */
export const Placeholders = ({ className, item, count, children }: PlaceholdersProps) => (
  <ul className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={item} data-skeleton="">
        {children}
      </li>
    ))}
  </ul>
);
