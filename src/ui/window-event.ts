/** Subscribes to events of the window, for `useSyncExternalStore`. */
// @__NO_SIDE_EFFECTS__
export const windowEvent =
  (...types: string[]) =>
  (changed: () => void) => {
    for (const type of types) addEventListener(type, changed);
    return () => {
      for (const type of types) removeEventListener(type, changed);
    };
  };
