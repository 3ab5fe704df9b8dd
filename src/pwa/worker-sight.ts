import { readSetting, writeSetting } from '../model/stored-setting.ts';

/** The browser looks with each visit, and does not tell the page; a second request each time would tell little more. */
const dueMs = 24 * 60 * 60_000;

/** Notes that the worker's file was just seen in its place, or not. */
export const noteSight = (base: string, sight: 'well' | 'missing'): void =>
  writeSetting(base, 'worker', `${sight} ${Date.now()}`);

/** Whether the page itself has to look at the worker's file, as nobody has for a day, or as it was missing. */
export function isLookDue(base: string): boolean {
  const { sight, age } = lastSight(base);
  return sight !== 'well' || !(age >= 0 && age < dueMs);
}

/** The age is negative after the clock was set back, and NaN without a valid note. */
export function lastSight(base: string): { sight: string | undefined; age: number } {
  const [sight, time] = readSetting(base, 'worker')?.split(' ') ?? [];
  return { sight, age: Date.now() - Number(time) };
}
