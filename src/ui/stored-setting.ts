import { deviceKey, type SettingName } from '../model/device-entries.ts';
import { subscription } from './subscription.ts';

/** Settings that the browser refuses to store, because storage is blocked or full: they hold for this visit. */
const unstored = new Map<string, string>();
// Pure, so that the program before the first paint has none of it.
const settings = /* @__PURE__ */ subscription();

/** Null when nothing is stored. */
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
    forget(key);
  }
  settings.announce();
}

/** What was stored before must not hold again at the next visit, such as consent that was withdrawn. */
function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked.
  }
}

/** Calls when a setting may have changed, in this tab or another one. */
export function subscribeToSettings(changed: () => void): () => void {
  const stop = settings.subscribe(changed);
  addEventListener('storage', changed);
  return () => {
    stop();
    removeEventListener('storage', changed);
  };
}
