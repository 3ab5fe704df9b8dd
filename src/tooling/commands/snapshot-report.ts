import { styleText } from 'node:util';
import { accountProvider } from '../../providers/providers.ts';
import type { ProviderError } from '../../providers/resource.ts';
import type { TakenPart, TakenSnapshot } from '../inputs/snapshot/take-snapshot.ts';
import { isUnanswered, reasonOf } from './check/explain-part.ts';

interface ReportedSnapshot extends Pick<TakenSnapshot, 'parts' | 'vanished'> {
  snapshot: Pick<TakenSnapshot['snapshot'], 'sampledAt'>;
}

/** Tells the owner, for the terminal, what was fetched, what was kept and why, what failed, and what vanished. */
export function snapshotReport(
  { parts, vanished, snapshot: { sampledAt } }: ReportedSnapshot,
  now: number,
): string {
  const width = Math.max(0, ...parts.map(({ part }) => part.length));
  const lines = parts.flatMap((part) => {
    const { error, fetchedAt, address } = part;
    const outcome = outcomeOf(part);
    const line = `  ${styleText(colors[outcome], outcome.padEnd(7))}  ${part.part.padEnd(width)}  ${address}`;
    if (!error) return [line];
    const older =
      fetchedAt === undefined
        ? 'Nothing older is stored.'
        : `The ${fetchedAt === sampledAt ? 'sample' : `one of ${dateTime(fetchedAt)}`} stays.`;
    return [line, `           ${explain(error, address, now)} ${older}`];
  });
  const counts = Object.keys(colors).map(
    (outcome) => `${parts.filter((part) => outcomeOf(part) === outcome).length} ${outcome}`,
  );
  return [
    ...lines,
    '',
    `  ${counts.join(', ')}`,
    ...vanished.map(
      (name) =>
        `  ${styleText('yellow', name)} is listed in projects.github.manual.projects, but ${accountProvider.name} does not show it: it is private, renamed or deleted.`,
    ),
  ].join('\n');
}

const colors = { fetched: 'green', kept: 'yellow', failed: 'red' } as const;
type Outcome = keyof typeof colors;

function outcomeOf({ error, fetchedAt }: TakenPart): Outcome {
  if (!error) return 'fetched';
  return fetchedAt === undefined ? 'failed' : 'kept';
}

function explain(error: ProviderError, address: string, now: number): string {
  const { host } = new URL(address);
  const status = error.status === undefined ? '' : ` (HTTP ${error.status})`;
  if (error.kind === 'unknown-user') return `${host} knows no such account or repositories${status}.`;
  if (error.kind === 'malformed') return `${host} gave nothing usable: ${error.detail ?? 'no reason given'}.`;
  return isUnanswered(error) ? reasonOf(error, address, now) : `${host} refused the request${status}.`;
}

const dateTime = (time: number): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
