import { median } from './median.ts';
import type { MeasuredPictures } from './pictures.ts';
import type { Visit } from './visit.ts';

interface Target {
  label: string;
  found: (measured: MeasuredPictures) => number;
  limit: number;
}

const largest = ({ largestPaint }: Visit) => largestPaint;

const targets: readonly Target[] = [
  { label: 'all that a first visit moves, kB', found: ({ moved }) => median(moved), limit: 400 },
  {
    label: 'largest paint, × stripped',
    found: ({ page, stripped }) => median(page.map(largest)) / median(stripped.map(largest)),
    limit: 1.05,
  },
  {
    label: 'layout shift',
    found: ({ page }) => median(page.map(({ layoutShift }) => layoutShift)),
    limit: 0.0005,
  },
  { label: 'widest copy, × as it is shown', found: ({ excess }) => Math.max(...excess), limit: 1.5 },
  { label: 'first build, s', found: ({ builds }) => builds.first / 1000, limit: 60 },
  {
    label: 'second build, s more than without pictures',
    found: ({ builds }) => (median(builds.later) - median(builds.plain)) / 1000,
    limit: 1,
  },
];

/** What was measured of a site with photos, and which targets are met, as lines for people. */
export function picturesReport(measured: MeasuredPictures): string[] {
  const { originals, excess } = measured;
  return [
    `Photos of ${originals.toFixed(0)} MB in all, ${excess.length} pictures on the page, medians of ${measured.page.length} visits`,
    ...targets.map(({ label, found, limit }) => {
      const value = found(measured);
      return `${value <= limit ? 'met   ' : 'MISSED'}  ${label}: ${value.toFixed(3)} (at most ${limit})`;
    }),
  ];
}
