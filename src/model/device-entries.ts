import { type cacheNames, storagePrefix } from '../../sw/contract.ts';

/** The compiler demands each of the worker's caches. */
const caches: Readonly<Record<keyof ReturnType<typeof cacheNames>, 'Cache Storage'>> = {
  shell: 'Cache Storage',
  answers: 'Cache Storage',
  pictures: 'Cache Storage',
  opaque: 'Cache Storage',
  limits: 'Cache Storage',
};

/**
 * Everything that the site keeps on a visitor's device, by name, and where. What is stored takes its key from here, and the
 * privacy policy has to say of each entry what it is for and how long it stays (src/text/legal/device-storage.ts).
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
  ...caches,
} as const;

export type DeviceEntry = keyof typeof deviceEntries;

/** The entries of one place. */
export type EntryIn<Area extends (typeof deviceEntries)[DeviceEntry]> = {
  [Name in DeviceEntry]: (typeof deviceEntries)[Name] extends Area ? Name : never;
}[DeviceEntry];

/** Under which an entry is kept: sites in folders of one host share their storage. */
export const deviceKey = (base: string, name: DeviceEntry): string => `${storagePrefix(base)}${name}`;

/** A visitor's choices, and when the worker's file was last seen or first missing. */
export type SettingName = EntryIn<'Local Storage'>;

export const settingKey = (base: string, name: SettingName): string => deviceKey(base, name);
