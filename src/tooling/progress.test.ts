import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard } from './commands/ran.fixture.ts';
import { showProgress } from './progress.mjs';

const { isTTY } = process.stdout;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  process.stdout.isTTY = isTTY;
});

/** The output while forty things take some seconds. */
async function shown(isTerminal: boolean, seconds: number): Promise<string[]> {
  process.stdout.isTTY = isTerminal;
  const { lines } = await heard(async () => {
    await showProgress('Preparing', async (tell) => {
      for (let done = 1; done <= 40; done += 1) {
        tell(`${done} of 40`);
        await vi.advanceTimersByTimeAsync((seconds / 40) * 1000);
      }
    });
    await vi.advanceTimersByTimeAsync(60_000);
  });
  return lines;
}

test('Work of less than two seconds shows nothing', async () => {
  for (const isTerminal of [true, false]) expect(await shown(isTerminal, 1.9)).toEqual([]);
});

test('In a terminal it is one line that moves and goes', async () => {
  const lines = await shown(true, 8);
  expect(lines[0]).toBe('\rPreparing: 10 of 40 (2 s)\u001b[K');
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.at(-1)).toBe('\r\u001b[K');
});

test('In a log it is a few lines, ever more rarely', async () => {
  expect(await shown(false, 120)).toEqual([
    'Preparing: 1 of 40 (2 s)\n',
    'Preparing: 2 of 40 (6 s)\n',
    'Preparing: 6 of 40 (18 s)\n',
    'Preparing: 18 of 40 (54 s)\n',
  ]);
});

test('A failure is passed on, and ends the line', async () => {
  process.stdout.isTTY = true;
  const { lines } = await heard(async () => {
    const work = showProgress('Preparing', async () => {
      await vi.advanceTimersByTimeAsync(3000);
      throw new Error('No.');
    });
    await expect(work).rejects.toThrow('No.');
  });
  expect(lines.at(-1)).toBe('\r\u001b[K');
});
