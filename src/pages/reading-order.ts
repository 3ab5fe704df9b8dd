import { hasOwnOrder, phone, sections } from 'virtual:sections';
import { useLayoutEffect } from 'react';
import { parts, placeOf } from '../model/section.ts';

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
    const follow = () => arrange(oneColumn.matches);
    if (oneColumn.matches) follow();
    oneColumn.addEventListener('change', follow);
    return () => oneColumn.removeEventListener('change', follow);
  }, []);
}

/** On a slow phone it takes a third of a second, for a keyboard that few have there. */
const isWorthIt = () => hasOwnOrder || !CSS.supports('reading-flow', 'grid-order');

function arrange(inOneColumn: boolean): void {
  const focused = document.activeElement;
  for (const part of parts) {
    const element = document.querySelector(`.portfolio-${part}`);
    for (const { id } of inOneColumn ? (part === 'top' ? phone : []) : sections[part]) {
      const place = document.getElementById(placeOf(id));
      if (!element || !place) continue;
      // An open dialog stays open, where the browser can.
      if (typeof element.moveBefore === 'function') element.moveBefore(place, null);
      else element.append(place);
    }
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}
