import { hasOwnOrder } from 'virtual:sections';
import { useLayoutEffect } from 'react';

/**
 * Keeps the document in visual order for keyboards and screen readers. It is built in the order of the columns; in one
 * column `reading-flow` (portfolio.css) does not reach across the parts of the page, so the places are moved.
 *
 * React does not notice: it never touches the places themselves while the page is shown.
 */
export function useReadingOrder(): void {
  useLayoutEffect(() => {
    const oneColumn = matchMedia(
      `screen and (max-width: 63.99rem)${isWorthIt() ? '' : ' and (pointer: fine)'}`,
    );
    const places = [...document.querySelectorAll('.portfolio-place')];
    const columns = places.map((place) => place.parentElement);
    const follow = () => {
      const { matches } = oneColumn;
      const focused = document.activeElement as HTMLElement | null;
      const placed = new Map<Element | null | undefined, Element>();
      for (const place of matches ? [...places].sort((a, b) => orderOf(a) - orderOf(b)) : places) {
        const column = columns[matches ? 0 : places.indexOf(place)];
        move(place, column, placed.get(column));
        placed.set(column, place);
      }
      if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    };
    if (oneColumn.matches) follow();
    oneColumn.addEventListener('change', follow);
    return () => oneColumn.removeEventListener('change', follow);
  }, []);
}

/** Takes a third of a second on a slow phone, where few have a keyboard. */
const isWorthIt = () => hasOwnOrder || !CSS.supports('reading-flow', 'grid-order');

const orderOf = (place: Element) => Number(getComputedStyle(place).order);

/** Moves a place unless it is there already: moving repaints. */
function move(place: Element, column: Element | null | undefined, before: Element | undefined): void {
  const next = before ? before.nextElementSibling : column?.firstElementChild;
  if (next === place) return;
  // Keeps an open dialog open, where the browser supports it.
  if (column?.moveBefore) column.moveBefore(place, next ?? null);
  else column?.insertBefore(place, next ?? null);
}
