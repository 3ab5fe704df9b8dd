import { styleText } from 'node:util';
import { accountProvider } from '../../providers/providers.ts';
import type { TakenPart, TakenSnapshot } from '../inputs/snapshot/take-snapshot.ts';
import { reasonOf } from './check/explain-part.ts';

const colors = { fetched: 'green', kept: 'yellow', failed: 'red' } as const;

function outcomeOf({ error, fetchedAt }: TakenPart): keyof typeof colors {
  if (!error) return 'fetched';
  return fetchedAt === undefined ? 'failed' : 'kept';
}

/** Lists what was fetched, kept or failed, and why. */
export function snapshotReport(
  { parts, vanished, snapshot }: Pick<TakenSnapshot, 'parts' | 'vanished' | 'snapshot'>,
  now: number,
): string {
  const width = Math.max(0, ...parts.map(({ part }) => part.length));
  const lines = parts.flatMap((part) => {
    const { error, fetchedAt, address } = part;
    const outcome = outcomeOf(part);
    const line = `  ${styleText(colors[outcome], outcome.padEnd(7))}  ${part.part.padEnd(width)}  ${address}`;
    if (!error) return [line];
    const older = fetchedAt === snapshot.sampledAt ? 'sample' : `one of ${dateTime(fetchedAt ?? 0)}`;
    const stays = fetchedAt === undefined ? 'Nothing older is stored.' : `The ${older} stays.`;
    return [line, `           ${reasonOf(error, address, now)} ${stays}`];
  });
  const counts = Object.keys(colors).map(
    (outcome) => `${parts.filter((part) => outcomeOf(part) === outcome).length} ${outcome}`,
  );
  const missing = vanished.map(
    (name) =>
      `  ${styleText('yellow', name)} is listed in projects.github.manual.projects, but ${accountProvider.name} does not show it: it is private, renamed or deleted.`,
  );
  return [...lines, '', `  ${counts.join(', ')}`, ...missing].join('\n');
}

const dateTime = (time: number): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
