import type { SourceError } from '../sources/source-error.ts';

/** One part of the page that comes from outside. */
export interface Part {
  /** When what is shown left its service, milliseconds since the epoch; undefined when nothing is shown. */
  fetchedAt: number | undefined;
  /** Why there is nothing newer. */
  error: SourceError | undefined;
}

/** How current the page is. `oldest` is when the oldest part shown left its service, milliseconds since the epoch. */
export type Freshness =
  /** Everything is, or is being asked for. */
  | { state: 'live' }
  /** There is no network, or nothing answers. */
  | { state: 'offline'; oldest: number | undefined }
  /** A service refuses until a moment. */
  | { state: 'limited'; until: number; oldest: number | undefined }
  /** Something could not be renewed. */
  | { state: 'failed'; oldest: number | undefined };

/** What to tell the visitor about all parts together: one sentence, the one that explains most. */
export function freshnessOf(parts: readonly Part[], online: boolean): Freshness {
  const errors = parts.flatMap(({ error }) => error ?? []);
  const times = parts.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  const oldest = times.length > 0 ? Math.min(...times) : undefined;
  if (parts.length > 0 && (!online || (errors.length === parts.length && errors.every(isSilence)))) {
    return { state: 'offline', oldest };
  }
  const resets = errors.flatMap(({ resetsAt }) => resetsAt ?? []);
  if (resets.length > 0) return { state: 'limited', until: Math.max(...resets), oldest };
  return errors.length > 0 ? { state: 'failed', oldest } : { state: 'live' };
}

const isSilence = ({ kind }: SourceError): boolean => kind === 'unreachable' || kind === 'timeout';
