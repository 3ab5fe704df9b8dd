/** The subscribers of a value outside React, for `useSyncExternalStore`. */
export function subscription() {
  const subscribers = new Set<() => void>();
  return {
    announce() {
      for (const changed of subscribers) changed();
    },
    subscribe(changed: () => void) {
      subscribers.add(changed);
      return () => void subscribers.delete(changed);
    },
  };
}
