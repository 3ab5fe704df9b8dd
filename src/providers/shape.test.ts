import { expect, test, vi } from 'vitest';
import { instantOf } from './shape.ts';

test.each([
  ['2025-01-15T09:30:00Z', '2025-01-15T09:30:00.000Z'],
  ['2025-01-15T09:30:00.123+02:00', '2025-01-15T07:30:00.123Z'],
  ['2025-01-15 09:30:00', '2025-01-15T09:30:00.000Z'],
  ['2025-07-15 09:30', '2025-07-15T09:30:00.000Z'],
  ['Wed, 15 Jan 2025 09:30:00 GMT', undefined],
  ['2025-01-15', undefined],
  ['1970-01-01T00:00:00Z', undefined],
  ['9999-12-31T23:59:59-23:59', undefined],
  [1_736_930_000, undefined],
])('%j is the instant %s, wherever the visitor is', (given, instant) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(instantOf(given)).toBe(instant);
  vi.unstubAllEnvs();
});
