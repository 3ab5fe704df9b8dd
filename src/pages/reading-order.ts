import { useLayoutEffect } from 'react';

/**
 * Keeps the page's visual order for keyboards and screen readers. The document has the order of the columns; in one column
 * `reading-flow` (portfolio.css) does not reach across the areas of the page, so the slots are moved, which React does not
 * notice. That takes a slow phone a third of a second: on a touch screen, only screen readers are told the order.
 */
export function useReadingOrder(): void {
  useLayoutEffect(() => {
    const oneColumn = matchMedia('screen and (max-width: 63.99rem)');
    const areas = document.querySelectorAll('.portfolio-area');
    const columns = [...areas].map((column) => ({ column, slots: [...column.children] }));
    const isWorthMoving =
      matchMedia('(pointer: fine)').matches || !CSS.supports('reading-flow', 'grid-order');
    const order = () => {
      const slots = columns.flatMap((column) => column.slots);
      if (oneColumn.matches) slots.sort((a, b) => orderOf(a) - orderOf(b));
      if (!isWorthMoving)
        areas[0]?.parentElement?.setAttribute('aria-owns', slots.map(({ id }) => id).join(' '));
      else if (oneColumn.matches) fill(areas[0], slots);
      else for (const { column, slots } of columns) fill(column, slots);
    };
    if (oneColumn.matches) order();
    oneColumn.addEventListener('change', order);
    return () => oneColumn.removeEventListener('change', order);
  }, []);
}

const orderOf = (slot: Element) => Number(getComputedStyle(slot).order);

/** Puts slots into a column, but moves none that is there already: moving repaints. */
function fill(column: Element | undefined, slots: readonly Element[]): void {
  const focused = document.activeElement;
  slots.forEach((slot, index) => {
    const next = column?.children[index] ?? null;
    if (next === slot) return;
    // Keeps an open dialog open, where the browser supports it.
    if (column?.moveBefore) column.moveBefore(slot, next);
    else column?.insertBefore(slot, next);
  });
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}
