import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commonLanguageColors } from './common-languages.ts';
import { loadLanguageColors } from './language-colors.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const table = { TypeScript: '#3178c6', Zig: '#ec915c' };

test('common languages need no table', async () => {
  const load = vi.fn(async () => ({ colors: table }));
  expect(await loadLanguageColors(['TypeScript', 'TypeScript'], load)).toBe(commonLanguageColors);
  expect(load).not.toHaveBeenCalled();
});

test.each(['Zig', 'constructor'])('for %s there is the table', async (language) => {
  expect(await loadLanguageColors(['TypeScript', language], async () => ({ colors: table }))).toBe(table);
  expect(vi.getTimerCount()).toBe(0);
});

test('without the table, the common languages keep their colours', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await loadLanguageColors(['Zig'], failing)).toBe(commonLanguageColors);
  expect(vi.getTimerCount()).toBe(0);
});

test('a table that does not come is not waited for', async () => {
  const colors = loadLanguageColors(['Zig'], () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await colors).toBe(commonLanguageColors);
});
