import { useLayoutEffect } from 'react';
import { oneColumn } from '../model/section.ts';

/**
 * Keeps the visual order of one column for keyboards and screen readers: the document has the order of the columns, and
 * `reading-flow` (portfolio.css) does not reach across the areas of the page. Screen readers are told the order. For a
 * keyboard the slots are moved, which React does not notice, at the first Tab: a move before that would lose the place of a
 * reload and of an address with a hash in WebKit.
 */
export function useReadingOrder(): void {
  useLayoutEffect(() => {
    const narrow = matchMedia(`screen and ${oneColumn}`);
    const areas = [...document.querySelectorAll('.portfolio-area')];
    const columns = areas.map((area) => ({ area, slots: [...area.children] }));
    const slots = columns.flatMap((column) => column.slots);
    const page = document.querySelector('.portfolio');

    const inVisualOrder = () => slots.toSorted((a, b) => orderOf(a) - orderOf(b));
    const changed = () => {
      if (narrow.matches) {
        page?.setAttribute(
          'aria-owns',
          inVisualOrder()
            .map(({ id }) => id)
            .join(' '),
        );
        return;
      }
      page?.removeAttribute('aria-owns');
      for (const column of columns) fill(column.area, column.slots);
    };
    const pressed = ({ key }: KeyboardEvent) => {
      // A dialog keeps the focus, and would close where `moveBefore` is missing.
      if (key !== 'Tab' || !narrow.matches || document.querySelector('dialog[open]')) return;
      const start = slots.find(hasFocus) ?? slots[0];
      if (start?.parentElement) fill(start.parentElement, inVisualOrder(), start);
    };

    if (narrow.matches) changed();
    narrow.addEventListener('change', changed);
    document.addEventListener('keydown', pressed);
    return () => {
      narrow.removeEventListener('change', changed);
      document.removeEventListener('keydown', pressed);
    };
  }, []);
}

const orderOf = (slot: Element) => Number(getComputedStyle(slot).order);

/** Whether Tab goes on from here: after the focus, the last click, or the target of the address. */
function hasFocus(slot: Element): boolean {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return slot.contains(activeElement);
  const clicked = getSelection()?.anchorNode;
  return clicked ? slot.contains(clicked) : slot.querySelector(':target') !== null;
}

/** Puts slots into an area, and moves none that has its place: moving repaints. `still`, from which Tab goes on, stays. */
function fill(area: Element, slots: readonly Element[], still?: Element): void {
  const focused = document.activeElement;
  const index = still ? slots.indexOf(still) : -1;
  let last = still;
  for (const slot of slots.slice(index + 1)) {
    const next = last ? last.nextElementSibling : area.firstElementChild;
    if (slot !== next) move(area, slot, next);
    last = slot;
  }
  let first = still;
  for (const slot of slots.slice(0, Math.max(0, index)).reverse()) {
    if (slot !== first?.previousElementSibling) move(area, slot, first ?? null);
    first = slot;
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}

/** Keeps an open dialog open, where the browser supports it. */
function move(area: Element, slot: Element, next: Element | null): void {
  if (area.moveBefore) area.moveBefore(slot, next);
  else area.insertBefore(slot, next);
}
