import { type cacheNames, storagePrefix } from '../../sw/contract.ts';

/**
 * Everything that the site stores on a visitor's device, by name, and where. The privacy policy explains each entry
 * (src/text/legal/device-storage.ts).
 */
export const deviceEntries = {
  theme: 'Local Storage',
  language: 'Local Storage',
  consent: 'Local Storage',
  'install-declined': 'Local Storage',
  /** When the worker's file was last seen, or first missing. */
  worker: 'Local Storage',
  /** The version that was reloaded because a file was missing. */
  reloaded: 'Session Storage',
  /** The database of the answers that pages show; its name is the prefix alone. */
  '': 'IndexedDB',
  shell: 'Cache Storage',
  answers: 'Cache Storage',
  pictures: 'Cache Storage',
  opaque: 'Cache Storage',
  limits: 'Cache Storage',
} as const satisfies Record<keyof ReturnType<typeof cacheNames>, 'Cache Storage'> & Record<string, string>;

export type DeviceEntry = keyof typeof deviceEntries;

/** A visitor's choices, and when the worker's file was last seen or first missing. */
export type SettingName = {
  [Name in DeviceEntry]: (typeof deviceEntries)[Name] extends 'Local Storage' ? Name : never;
}[DeviceEntry];

/** The entry's key. It contains the base, because sites in folders of one host share their storage. */
export const deviceKey = (base: string, name: DeviceEntry): string => `${storagePrefix(base)}${name}`;
