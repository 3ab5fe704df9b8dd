/** Subscribes to an event of the window, for `useSyncExternalStore`. */
// @__NO_SIDE_EFFECTS__
export const windowEvent = (type: string) => (changed: () => void) => {
  addEventListener(type, changed);
  return () => removeEventListener(type, changed);
};
