import { useLayoutEffect } from 'react';

/**
 * Keeps the page's visual order for keyboards and screen readers. The document has the order of the columns; in one
 * column `reading-flow` (portfolio.css) does not reach across the areas of the page, so the slots are moved. That takes
 * a third of a second on a slow phone, where few have a keyboard: there, only screen readers are told the order.
 *
 * React does not notice: it never touches the slots themselves while the page is shown.
 */
export function useReadingOrder(): void {
  useLayoutEffect(() => {
    const oneColumn = matchMedia('screen and (max-width: 63.99rem)');
    const slots = [...document.querySelectorAll('.portfolio-slot')];
    const columns = slots.map((slot) => slot.parentElement);
    const tell = (ordered: readonly Element[]) =>
      columns[0]?.parentElement?.setAttribute('aria-owns', ordered.map(({ id }) => id).join(' '));
    const move = (ordered: readonly Element[]) => {
      const focused = document.activeElement as HTMLElement | null;
      const placed = new Map<Element | null | undefined, Element>();
      for (const slot of ordered) {
        const column = columns[ordered === slots ? slots.indexOf(slot) : 0];
        moveBehind(slot, column, placed.get(column));
        placed.set(column, slot);
      }
      if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    };
    const isWorthMoving =
      matchMedia('(pointer: fine)').matches || !CSS.supports('reading-flow', 'grid-order');
    const order = isWorthMoving ? move : tell;
    const follow = () => order(oneColumn.matches ? slots.toSorted((a, b) => orderOf(a) - orderOf(b)) : slots);
    if (oneColumn.matches) follow();
    oneColumn.addEventListener('change', follow);
    return () => oneColumn.removeEventListener('change', follow);
  }, []);
}

const orderOf = (slot: Element) => Number(getComputedStyle(slot).order);

/** Moves a slot unless it is there already: moving repaints. */
function moveBehind(slot: Element, column: Element | null | undefined, before: Element | undefined): void {
  const next = before ? before.nextElementSibling : column?.firstElementChild;
  if (next === slot) return;
  // Keeps an open dialog open, where the browser supports it.
  if (column?.moveBefore) column.moveBefore(slot, next ?? null);
  else column?.insertBefore(slot, next ?? null);
}
