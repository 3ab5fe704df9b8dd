import { useEffect } from 'react';

/**
 * Lays out the cards that have waited for hydration (portfolio.css), one in a frame: all at once would keep a slow phone
 * busy for a third of a second. Screen readers do not see cards without a layout.
 */
export function useCardLayout(): void {
  useEffect(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('.portfolio-slot'), document.documentElement];
    let frame = requestAnimationFrame(function layOutNext() {
      const next = waiting.shift();
      if (!next) return;
      next.dataset.laidOut = '';
      frame = requestAnimationFrame(layOutNext);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
