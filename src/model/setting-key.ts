import { storagePrefix } from '../../sw/contract.ts';

/** What a visitor has chosen, by the name under which the device keeps it. */
export type SettingName = 'theme' | 'consent' | 'install-declined' | 'language';

/** Where a setting is kept: sites in folders of one host share their storage. */
export const settingKey = (base: string, name: SettingName): string => `${storagePrefix(base)}${name}`;

/** Where an earlier version of the page kept it. */
export const earlierSettingKey = (base: string, name: SettingName): string => `portfolio:${base}:${name}`;
