/*
 * Inlined into the portfolio's head. Delays the layout of cards below the screen (portfolio.css) until the first paint,
 * then lays them out one task each: all at once would block a slow phone for a third of a second. Not for links into the
 * page, which need all heights.
 */
const { dataset } = document.documentElement;
/** For browsers without paint timing. */
const latestMs = 2000;

const layOutNext = (): void => {
  const card = document.querySelector<HTMLElement>('.portfolio-part .card:not([style])');
  if (card) {
    card.style.contentVisibility = 'visible';
    void card.offsetTop;
    setTimeout(layOutNext);
  } else delete dataset.arriving;
};

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && visit?.type === 'navigate') {
  dataset.arriving = '';
  setTimeout(layOutNext, latestMs);
  new PerformanceObserver(layOutNext).observe({ type: 'paint' });
}

export {};
