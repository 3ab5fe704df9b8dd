import { deviceKey, type EntryIn } from './device-entries.ts';

/** What a visitor has chosen, by the name under which the device keeps it. */
export type SettingName = EntryIn<'Local Storage'>;

export const settingKey = (base: string, name: SettingName): string => deviceKey(base, name);

/** Where an earlier version of the page kept it. */
export const earlierSettingKey = (base: string, name: SettingName): string => `portfolio:${base}:${name}`;
