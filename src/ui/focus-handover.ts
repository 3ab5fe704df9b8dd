import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the page's content when the element that holds it is removed.
 * @returns the reference for the element
 */
export function useFocusHandover<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // A moment later, when what comes instead is there.
      queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }));
    };
  }, []);
  return holder;
}
