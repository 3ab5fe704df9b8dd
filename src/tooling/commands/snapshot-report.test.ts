import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { ProviderError } from '../../providers/resource.ts';
import type { TakenPart } from '../inputs/snapshot/take-snapshot.ts';
import { snapshotReport } from './snapshot-report.ts';

const now = Date.UTC(2026, 10, 20, 12);
const address = 'https://api.github.com/users/erika';
const part = (facts: Partial<TakenPart>): TakenPart => ({
  part: 'profile',
  address,
  error: undefined,
  fetchedAt: now,
  ...facts,
});
const reportOf = (parts: TakenPart[], vanished: string[] = [], sampledAt?: number) =>
  stripVTControlCharacters(snapshotReport({ parts, vanished, snapshot: { sampledAt } }, now));

test('every part is listed with what became of it, and they are counted', () => {
  const error = new ProviderError('failed', { status: 500 });
  const report = reportOf([
    part({}),
    part({ error, fetchedAt: now - 1 }),
    part({ error, fetchedAt: undefined }),
  ]);
  expect(report).toMatch(/fetched {2}profile {2}https:\/\/api\.github\.com\/users\/erika/);
  expect(report).toMatch(/kept {5}profile .*\n.*HTTP 500.*The one of .*2026.* stays\./);
  expect(report).toMatch(/failed {3}profile .*\n.*HTTP 500.*Nothing older is stored\./);
  expect(report).toContain('1 fetched, 1 kept, 1 failed');
});

test('a limit is told with its end', () => {
  const error = new ProviderError('limited', { status: 403, resetsAt: now + 11.2 * 60_000 });
  expect(reportOf([part({ error })])).toMatch(
    /api\.github\.com accepts no further requests for now \(HTTP 403\)\. Try again in 12 min, or set GITHUB_TOKEN/,
  );
});

test.each([
  ['unknown-user', { status: 404 }, 'knows no such account'],
  ['failed', { status: 401 }, 'Correct GITHUB_TOKEN'],
  ['malformed', { detail: 'it is no picture' }, 'it is no picture'],
  ['timeout', {}, 'did not answer in time'],
  ['unreachable', {}, 'could not be reached'],
] as const)('a failure of the kind %s is told in words', (kind, facts, words) => {
  expect(reportOf([part({ error: new ProviderError(kind, facts) })])).toContain(words);
});

test('a listed repository that has vanished is named with the field that lists it', () => {
  expect(reportOf([part({})], ['erika/gone'])).toMatch(/erika\/gone .*projects\.github\.manual\.projects/);
});

test('a made-up part that stays is called so', () => {
  const error = new ProviderError('unreachable');
  expect(reportOf([part({ error, fetchedAt: 7 })], [], 7)).toContain('The sample stays.');
});
