import { deviceKey, type EntryIn } from './device-entries.ts';

/** A visitor's choices, and when the worker's file was last seen or first missing. */
export type SettingName = EntryIn<'Local Storage'>;

export const settingKey = (base: string, name: SettingName): string => deviceKey(base, name);
