import { type cacheNames, storagePrefix } from '../../sw/contract.ts';

/** Entries that a device stores besides the worker's caches (sw/contract.ts), and where; device-storage.ts explains each. */
export const deviceEntries = {
  theme: 'Local Storage',
  language: 'Local Storage',
  consent: 'Local Storage',
  'install-declined': 'Local Storage',
  /** When the worker's file was last seen, or first missing. */
  worker: 'Local Storage',
  /** The version that was reloaded because a file was missing. */
  reloaded: 'Session Storage',
  /** The database of the responses that pages show; its name is the prefix alone. */
  '': 'IndexedDB',
} as const;

type StoredEntry = keyof typeof deviceEntries;
export type DeviceEntry = StoredEntry | keyof ReturnType<typeof cacheNames>;

export type SettingName = Exclude<StoredEntry, 'reloaded' | ''>;

/** The entry's key. It contains the base, because sites in folders of one host share their storage. */
export const deviceKey = (base: string, name: DeviceEntry): string => `${storagePrefix(base)}${name}`;
