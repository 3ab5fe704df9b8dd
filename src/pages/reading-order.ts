import { hasOwnOrder } from 'virtual:sections';
import { useLayoutEffect } from 'react';

/**
 * Keeps the document in the order in which one sees it, for the keyboard and for readers. Documents are built in the
 * order of the columns. In one column `reading-flow` (portfolio.css) goes through one part of the page after the other,
 * where a browser knows it at all; so the places are put into the order of that column.
 *
 * React does not notice: as long as the page is there, it has nothing to do with the places themselves.
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

/** On a slow phone it takes a third of a second, for a keyboard that few have there. */
const isWorthIt = () => hasOwnOrder || !CSS.supports('reading-flow', 'grid-order');

const orderOf = (place: Element) => Number(getComputedStyle(place).order);

/** Moves only what does not yet stand there: what moves is painted anew. */
function move(place: Element, column: Element | null | undefined, before: Element | undefined): void {
  const next = before ? before.nextElementSibling : column?.firstElementChild;
  if (next === place) return;
  // An open dialog stays open, where the browser can.
  if (column?.moveBefore) column.moveBefore(place, next ?? null);
  else column?.insertBefore(place, next ?? null);
}
