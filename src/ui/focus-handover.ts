/** A `ref`: moves the focus to the page's content when the element that holds it is removed. */
export const handOverFocus = (holder: HTMLElement | null) => () => {
  if (!holder?.contains(document.activeElement)) return;
  // Once its replacement is there, and unless that has taken it.
  queueMicrotask(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  });
};

/** The same at the end of the page. Scrolls a visitor who is there already, so that nothing they read is covered. */
export function keepPageEndInView(holder: HTMLElement | null) {
  const { scrollHeight, clientHeight } = document.documentElement;
  const added = 2 * (holder?.offsetHeight ?? 0);
  if (scrollY > 0 && scrollY + clientHeight > scrollHeight - added) scrollTo(0, scrollHeight);
  return handOverFocus(holder);
}
