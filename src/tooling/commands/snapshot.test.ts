import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { ProviderError } from '../../providers/resource.ts';
import type { TakenItem } from '../inputs/snapshot/take-snapshot.ts';
import { snapshotReport } from './snapshot.ts';

const now = Date.UTC(2026, 10, 20, 12);

function reportOf(...items: Partial<TakenItem>[]): string {
  const address = 'https://api.github.com/users/erika';
  const taken = items.map(
    (facts): TakenItem => ({ name: 'profile', address, error: undefined, fetchedAt: now, ...facts }),
  );
  const vanished = ['erika/gone'];
  const snapshot = { answers: {}, pictures: {}, sampledAt: 7 };
  return stripVTControlCharacters(
    snapshotReport({ items: taken, vanished, snapshot }, now, 'answers.json is old.'),
  );
}

test('Every item is listed with what became of it, they are counted, and a repository that vanished is named with its field', () => {
  const error = new ProviderError('failed', { status: 500 });
  const report = reportOf(
    {},
    { error, fetchedAt: now - 1 },
    { error, fetchedAt: 7 },
    { error, fetchedAt: undefined },
  );
  expect(report).toMatch(/^answers\.json is old\./);
  expect(report).toMatch(/fetched {2}profile {2}https:\/\/api\.github\.com\/users\/erika/);
  expect(report).toMatch(/kept {5}profile .*\n.*HTTP 500.*The one of .*2026.* stays\./);
  expect(report).toMatch(/kept {5}profile .*\n.*HTTP 500.*The sample stays\./);
  expect(report).toMatch(/failed {3}profile .*\n.*HTTP 500.*Nothing older is stored\./);
  expect(report).toContain('1 fetched, 2 kept, 1 failed');
  expect(report).toMatch(/erika\/gone .*projects\.github\.manual\.projects/);
});

test.each([
  ['unknown-user', { status: 404 }, 'has nothing at this address'],
  ['limited', { status: 403, resetsAt: now + 11.2 * 60_000 }, 'Try again in 12 min, or set GITHUB_TOKEN'],
  [
    'failed',
    { status: 403, detail: 'The organization forbids it.' },
    "It says: 'The organization forbids it.' If GITHUB_TOKEN is set, use another token, or unset it.",
  ],
  ['malformed', { detail: 'it is no picture' }, 'it is no picture'],
  ['timeout', {}, 'did not answer in time'],
] as const)('A failure of the kind %s is told in words', (kind, facts, words) => {
  expect(reportOf({ error: new ProviderError(kind, facts) })).toContain(words);
});
