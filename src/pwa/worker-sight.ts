import { readSetting, writeSetting } from '../ui/stored-setting.ts';

/** The browser looks at each visit without telling the page, so the page looks only once a day. */
const dueMs = 24 * 60 * 60_000;

/** Notes whether the worker's file was found. */
export const noteSight = (base: string, sight: 'well' | 'missing'): void =>
  void writeSetting(base, 'worker', `${sight} ${Date.now()}`);

/** Whether to look at the worker's file: not seen for a day, or missing. */
export function isLookDue(base: string): boolean {
  const { sight, age } = lastNote(base);
  return sight !== 'well' || !(age >= 0 && age < dueMs);
}

/** The age is negative after the clock was set back, and NaN without a valid note. */
export function lastNote(base: string): { sight: string | undefined; age: number } {
  const [sight, time] = readSetting(base, 'worker')?.split(' ') ?? [];
  return { sight, age: Date.now() - Number(time) };
}
