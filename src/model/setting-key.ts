import { storagePrefix } from '../../sw/contract.ts';

/** What the device keeps of a visitor's choices, and when the worker's file was last seen or first missing. */
export type SettingName = 'theme' | 'consent' | 'install-declined' | 'language' | 'worker';

/** Where a setting is kept: sites in folders of one host share their storage. */
export const settingKey = (base: string, name: SettingName): string => `${storagePrefix(base)}${name}`;

/** Where an earlier version of the page kept it. */
export const earlierSettingKey = (base: string, name: SettingName): string => `portfolio:${base}:${name}`;
