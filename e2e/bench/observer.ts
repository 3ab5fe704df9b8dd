/** Timings of a visit as the browser reports them, in milliseconds since navigation start. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Total blocking time: the part beyond 50 ms of each task after the first paint. */
  blocked: number;
  /** When the site's text, pictures, icons and fonts were all loaded. Null when some are missing. */
  fullContent: number | null;
}

/** Runs in the page before anything else. */
export const observe = `
  window.bench = { largest: 0, shift: 0, tasks: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { window.bench.largest = startTime; });
  watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) window.bench.shift += value; });
  watch('longtask', ({ startTime, duration }) => { window.bench.tasks.push([startTime, duration]); });
`;

/** Runs in the page once it is idle, and returns {@link Observed}. */
export const collect = `(() => {
  const { largest, shift, tasks } = window.bench;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [document_] = performance.getEntriesByType('navigation');
  const firstPaint = paint ? paint.startTime : 0;
  const isContent = ({ name }) =>
    name.startsWith(location.origin) && /\\.(?:avif|css|svg|png|webp|jpe?g|woff2)$/.test(name) && !/\\/icons\\//.test(name);
  const ends = performance.getEntriesByType('resource').filter(isContent).map(({ responseEnd }) => responseEnd);
  const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const isThere =
    document_.responseEnd > 0 &&
    firstPaint > 0 &&
    document.fonts.status === 'loaded' &&
    near.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return {
    firstPaint,
    largestPaint: largest,
    layoutShift: shift,
    blocked: tasks
      .filter(([start]) => start >= firstPaint)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    fullContent: isThere ? Math.max(firstPaint, document_.responseEnd, ...ends) : null,
  };
})()`;
