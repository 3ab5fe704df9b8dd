/*
 * Inlined into the portfolio's head. Cards below the screen get their layout only near it (portfolio.css), until the
 * visitor first scrolls, taps or presses a key, or the page has been there for a while: then all of them, one task each,
 * as screen readers do not see them before, and going back needs their heights. Not for links into the page and reloads,
 * which need them at once.
 */
const { dataset } = document.documentElement;
/** After the page has loaded, so that it is hydrated first. */
const restMs = 2000;

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
  for (const type of ['scroll', 'pointerdown', 'keydown', 'load'])
    addEventListener(type, () => setTimeout(layOutNext, type === 'load' ? restMs : 0), {
      once: true,
      passive: true,
    });
}

export {};
