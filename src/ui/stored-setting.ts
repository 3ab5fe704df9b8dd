import { deviceKey, type SettingName } from '../model/device-entries.ts';

/** What is stored; null when nothing is, or when the browser blocks storage (which throws). */
export function readSetting(base: string, name: SettingName): string | null {
  try {
    return localStorage.getItem(deviceKey(base, name));
  } catch {
    return null;
  }
}

/** Stores a setting if the browser lets it: blocked or full storage costs the memory of the choice, not the choice. */
export function writeSetting(base: string, name: SettingName, value: string): void {
  try {
    localStorage.setItem(deviceKey(base, name), value);
  } catch {
    // It holds for this visit.
  }
}

/** A setting, kept up with the device while someone subscribes: who does hears of changes in other tabs too. */
export function storedSetting(base: string, name: SettingName) {
  // Kept apart from the storage, which may refuse to keep it.
  let value = readSetting(base, name);
  const { announce, subscribe } = subscription((changed) => {
    const onStorage = ({ key }: StorageEvent) => {
      // A null key: everything was cleared.
      if (key !== null && key !== deviceKey(base, name)) return;
      value = readSetting(base, name);
      changed();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
  return {
    get: () => value,
    set(chosen: string) {
      value = chosen;
      writeSetting(base, name, chosen);
      announce();
    },
    subscribe,
  };
}

/**
 * A way to subscribe and to tell all subscribers.
 * @param listen called with the first subscriber; returns what is called after the last one has left
 */
export function subscription(listen: (announce: () => void) => () => void) {
  const subscribers = new Set<() => void>();
  let stop = () => {};
  const announce = () => {
    for (const changed of subscribers) changed();
  };
  const subscribe = (changed: () => void) => {
    if (subscribers.size === 0) stop = listen(announce);
    subscribers.add(changed);
    return () => {
      if (subscribers.delete(changed) && subscribers.size === 0) stop();
    };
  };
  return { announce, subscribe };
}
