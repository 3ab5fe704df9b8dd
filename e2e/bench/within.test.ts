import { expect, it } from 'vitest';
import { until } from './until.ts';
import { within } from './within.ts';

const never = new Promise<never>(() => {});

it('What comes in time is handed on', async () => {
  expect(await within(60, 'the answer', Promise.resolve(42))).toBe(42);
});

it('What fails in time fails with its own reason', async () => {
  await expect(within(60, 'the answer', Promise.reject(new Error('No.')))).rejects.toThrow('No.');
});

it('What never comes is named', async () => {
  await expect(within(0.01, 'the answer', never)).rejects.toThrow('Waited 0.01 s in vain for the answer.');
});

it('A question is asked until the answer is yes', async () => {
  const answers = [true, false];
  await until(60, 'a yes', async () => answers.pop() ?? false);
  expect(answers).toEqual([]);
});

it('A question is given up when the answer stays no, and when there is none', async () => {
  const reason = 'Waited 0.01 s in vain for a yes.';
  await expect(until(0.01, 'a yes', async () => false)).rejects.toThrow(reason);
  await expect(until(0.01, 'a yes', () => never)).rejects.toThrow(reason);
});
