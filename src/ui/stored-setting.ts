import { deviceKey, type SettingName } from '../model/device-entries.ts';

/** Null when nothing is stored, or the browser blocks storage, which throws. */
export function readSetting(base: string, name: SettingName): string | null {
  try {
    return localStorage.getItem(deviceKey(base, name));
  } catch {
    return null;
  }
}

/** @returns false when storage is blocked or full: the choice then holds for this visit */
export function writeSetting(base: string, name: SettingName, value: string): boolean {
  try {
    localStorage.setItem(deviceKey(base, name), value);
    return true;
  } catch {
    return false;
  }
}

/** A setting that follows this tab and, while someone subscribes, the others. */
export function storedSetting(base: string, name: SettingName) {
  let unstored: string | null = null;
  const { announce, subscribe } = subscription((changed) => {
    const onStorage = ({ key }: StorageEvent) => {
      // A null key: everything was cleared.
      if (key !== null && key !== deviceKey(base, name)) return;
      unstored = null;
      changed();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
  return {
    get: () => unstored ?? readSetting(base, name),
    set(chosen: string) {
      unstored = writeSetting(base, name, chosen) ? null : chosen;
      announce();
    },
    subscribe,
  };
}

/** @param listen called with the first subscriber; returns what is called after the last one has left */
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
