import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the page's content when the element that holds it is removed. */
export function useFocusHandover<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once its replacement is there.
      queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }));
    };
  }, []);
  return holder;
}

/** The same at the end of the page. Scrolls a visitor who is there already, so that nothing they read is covered. */
export function usePageEnd<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useFocusHandover<Holder>();
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const added = 2 * (holder.current?.offsetHeight ?? 0);
    if (scrollY > 0 && scrollY + clientHeight > scrollHeight - added) scrollTo(0, scrollHeight);
  }, [holder]);
  return holder;
}
