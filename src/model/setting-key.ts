import { storagePrefix } from '../../sw/contract.ts';

/** What the device keeps of a visitor's choices, and when the worker's file was last seen or first missing. */
export type SettingName = 'theme' | 'consent' | 'install-declined' | 'language' | 'worker';

/** Where a setting is kept: sites in folders of one host share their storage. */
export const settingKey = (base: string, name: SettingName): string => `${storagePrefix(base)}${name}`;
