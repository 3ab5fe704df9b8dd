import { readSetting, writeSetting } from '../ui/stored-setting.ts';

/** The browser checks at each visit without telling the page, so the page checks only once a day. */
const dueMs = 24 * 60 * 60_000;

/** Stores whether the worker's file was found, or how often it was not. */
export const noteCheck = (base: string, result: 'found' | `${'missing' | 'redirected'}-${number}`): void =>
  writeSetting(base, 'worker', `${result} ${Date.now()}`);

/** True if the worker's file was missing, or has not been checked for a day. */
export function isCheckDue(base: string): boolean {
  const { result, age } = lastCheck(base);
  return result !== 'found' || !(age >= 0 && age < dueMs);
}

/** The age is negative after the clock was set back, and NaN without a valid note. */
export function lastCheck(base: string): { result: string | undefined; age: number } {
  const [result, time] = readSetting(base, 'worker')?.split(' ') ?? [];
  return { result, age: Date.now() - Number(time) };
}
