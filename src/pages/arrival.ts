/*
 * Inlined before the portfolio's content. Cards below the screen get their layout only near it (portfolio.css), until the
 * visitor first scrolls, taps or presses a key, or some seconds have passed: then all of them, one task each, as screen
 * readers do not see them before, and going back needs their heights. Not for links into the page and reloads, which
 * need them at once.
 */
const { dataset } = document.documentElement;
/** A slow phone has hydrated the page by then. */
const latestMs = 5000;

const layOutNext = (): void => {
  const card = document.querySelector<HTMLElement>('.portfolio-part .card:not([style])');
  if (card) {
    card.style.contentVisibility = 'visible';
    void card.offsetTop;
    setTimeout(layOutNext);
  } else delete dataset.arriving;
};

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (CSS.supports('content-visibility', 'auto') && !location.hash && visit?.type === 'navigate') {
  dataset.arriving = '';
  setTimeout(layOutNext, latestMs);
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, () => setTimeout(layOutNext), { once: true, passive: true });
}

export {};
