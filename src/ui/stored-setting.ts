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

export function writeSetting(base: string, name: SettingName, value: string): void {
  const key = deviceKey(base, name);
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
    try {
      // It must not hold again at the next visit, such as consent that was withdrawn.
      localStorage.removeItem(key);
    } catch {
      // Blocked.
    }
  }
  // Browsers tell the other tabs only.
  dispatchEvent(new Event('storage'));
}

/** Calls when a setting may have changed, in this tab or another one. Pages in the back/forward cache miss the event. */
export const subscribeToSettings = windowEvent('storage', 'pageshow');
