import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes room for what comes at the end of the page: a visitor who is there already is taken along, so that what they read
 * is not covered.
 */
export function useRoomAtPageEnd(holder: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const added = 2 * (holder.current?.offsetHeight ?? 0);
    if (scrollY > 0 && scrollY + clientHeight > scrollHeight - added) scrollTo(0, scrollHeight);
  }, [holder]);
}
