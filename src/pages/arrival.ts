/*
 * Marks the page of a visitor who begins at its top, until it has been painted: the cards far below need no layout for
 * that (portfolio.css). Not where the browser looks for a place within, which takes all heights above. They get it one by
 * one, each in a task of its own: in one piece it keeps a slow phone from answering for a third of a second. It stands in
 * the portfolio's head.
 */
const { dataset } = document.documentElement;
/** For a browser that does not say what it paints. */
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
