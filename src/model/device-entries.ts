import { storagePrefix } from '../../sw/contract.ts';

/**
 * Everything that the site keeps on a visitor's device, by name, and where. What is stored takes its key from here, and the
 * privacy policy has to say of each entry what it is for and how long it stays (src/text/legal/device-storage.ts).
 */
export const deviceEntries = {
  theme: 'Local Storage',
  language: 'Local Storage',
  consent: 'Local Storage',
  'install-declined': 'Local Storage',
  'missing-worker': 'Local Storage',
  place: 'Session Storage',
  'missing-chunk': 'Session Storage',
  shell: 'Cache Storage',
  answers: 'Cache Storage',
  pictures: 'Cache Storage',
  opaque: 'Cache Storage',
  limits: 'Cache Storage',
  /** The database of the answers that pages show; its name is the prefix alone. */
  '': 'IndexedDB',
  /** When each cached file was last used; Workbox names it, and all sites of an origin share it. */
  'workbox-expiration': 'IndexedDB',
} as const;

export type DeviceEntry = keyof typeof deviceEntries;

/** The entries of one place. */
export type EntryIn<Area extends (typeof deviceEntries)[DeviceEntry]> = {
  [Name in DeviceEntry]: (typeof deviceEntries)[Name] extends Area ? Name : never;
}[DeviceEntry];

/** Under which an entry is kept: sites in folders of one host share their storage. */
export const deviceKey = (base: string, name: Exclude<DeviceEntry, 'workbox-expiration'>): string =>
  `${storagePrefix(base)}${name}`;
