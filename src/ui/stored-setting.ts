import { deviceKey, type SettingName } from '../model/device-entries.ts';
import { windowEvent } from './window-event.ts';

/** Settings that the browser refuses to store, because storage is blocked or full: they hold for this visit. */
const unstored = new Map<string, string>();

export function readSetting(base: string, name: SettingName): string | null {
  const key = deviceKey(base, name);
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes the setting */
export function writeSetting(base: string, name: SettingName, value: string | null): void {
  const key = deviceKey(base, name);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    if (value === null) unstored.delete(key);
    else unstored.set(key, value);
    try {
      // Otherwise the old value, such as a withdrawn consent, would be back on the next visit.
      localStorage.removeItem(key);
    } catch {
      // Blocked.
    }
  }
  for (const changed of listeners) changed();
}

/** This tab's: browsers fire `storage` only in the others, and pages in the back/forward cache miss it. */
const listeners = new Set<() => void>();
const ofOtherTabs = windowEvent('storage', 'pageshow');

/** Calls when a setting may have changed, until the returned function is called. */
export function subscribeToSettings(changed: () => void): () => void {
  const stop = ofOtherTabs(changed);
  listeners.add(changed);
  return () => {
    stop();
    listeners.delete(changed);
  };
}
