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

/**
 * The same for what comes at the end of the page, and room for it: a visitor who is there already is taken along, so that
 * what they read is not covered.
 */
export function usePageEnd<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useFocusHandover<Holder>();
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const added = 2 * (holder.current?.offsetHeight ?? 0);
    if (scrollY > 0 && scrollY + clientHeight > scrollHeight - added) scrollTo(0, scrollHeight);
  }, [holder]);
  return holder;
}
