import { useLayoutEffect } from 'react';

/**
 * Keeps the page's visual order for keyboards and screen readers. The document has the order of the columns; in one
 * column `reading-flow` (portfolio.css) does not reach across the parts of the page, so the places are moved. That takes
 * a third of a second on a slow phone, where few have a keyboard: there, only screen readers are told the order.
 *
 * React does not notice: it never touches the places themselves while the page is shown.
 */
export function useReadingOrder(): void {
  useLayoutEffect(() => {
    const oneColumn = matchMedia('screen and (max-width: 63.99rem)');
    const places = [...document.querySelectorAll('.portfolio-place')];
    const columns = places.map((place) => place.parentElement);
    const tell = (ordered: readonly Element[]) =>
      columns[0]?.parentElement?.setAttribute('aria-owns', ordered.map(({ id }) => id).join(' '));
    const move = (ordered: readonly Element[]) => {
      const focused = document.activeElement as HTMLElement | null;
      const placed = new Map<Element | null | undefined, Element>();
      for (const place of ordered) {
        const column = columns[ordered === places ? places.indexOf(place) : 0];
        moveBehind(place, column, placed.get(column));
        placed.set(column, place);
      }
      if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    };
    const isWorthMoving =
      matchMedia('(pointer: fine)').matches || !CSS.supports('reading-flow', 'grid-order');
    const order = isWorthMoving ? move : tell;
    const follow = () =>
      order(oneColumn.matches ? places.toSorted((a, b) => orderOf(a) - orderOf(b)) : places);
    if (oneColumn.matches) follow();
    oneColumn.addEventListener('change', follow);
    return () => oneColumn.removeEventListener('change', follow);
  }, []);
}

const orderOf = (place: Element) => Number(getComputedStyle(place).order);

/** Moves a place unless it is there already: moving repaints. */
function moveBehind(place: Element, column: Element | null | undefined, before: Element | undefined): void {
  const next = before ? before.nextElementSibling : column?.firstElementChild;
  if (next === place) return;
  // Keeps an open dialog open, where the browser supports it.
  if (column?.moveBefore) column.moveBefore(place, next ?? null);
  else column?.insertBefore(place, next ?? null);
}
