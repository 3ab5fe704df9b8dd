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
  // Browsers fire the event only in other tabs.
  dispatchEvent(new Event('storage'));
}

/** Calls when a setting may have changed, in this tab or another one. Pages in the back/forward cache miss the event. */
export const subscribeToSettings = windowEvent('storage', 'pageshow');
