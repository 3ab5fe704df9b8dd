import { hashKey, type QueryState } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import type { Dated } from '../sources/resource.ts';
import type { PageSnapshot } from './offline-context.ts';
import { isNewer, shownTime } from './query-client.ts';
import { isStoredValue, type ResourceName } from './stored-value.ts';

/** Raise it when the model of an answer changes in a way that {@link isStoredValue} cannot see. */
const version = 1;
/** A page has at most four; the rest are left over from earlier settings of the site. */
const most = 12;

/** One answer as the device keeps it. */
interface StoredAnswer extends Dated<unknown> {
  name: ResourceName;
  url: string;
}

/** The text that the device keeps of React Query's memory: the answers and their times, no state and no error. */
export function toStored({ clientState }: PersistedClient): string {
  return write(
    clientState.queries.map(({ queryKey, state }) => {
      const [name, url] = queryKey as [ResourceName, string];
      const { value, fetchedAt } = state.data as Dated<unknown>;
      return { name, url, value, fetchedAt };
    }),
  );
}

/**
 * What was stored, as React Query takes it back; whatever is not what this version would have stored is left out.
 * @param built what comes with the site: where that is newer, nothing is brought back. On a legal page, which does not ask
 *   for it yet, the older copy would be there first, and stay.
 */
export function fromStored(text: string, built: PageSnapshot['answers'] = {}): PersistedClient {
  const stored = read(text).filter((copy) => !isNewer(built[copy.url] ?? copy, copy));
  const queries = stored.map(({ name, url, ...copy }) => {
    const queryKey = [name, url];
    const fetchedAt = shownTime(copy);
    return {
      queryKey,
      queryHash: hashKey(queryKey),
      state: successful({ ...copy, fetchedAt }),
      dehydratedAt: fetchedAt,
    };
  });
  const timestamp = Math.max(1, ...queries.map(({ dehydratedAt }) => dehydratedAt));
  return { timestamp, buster: '', clientState: { mutations: [], queries } };
}

/** Of each answer the newer copy, the arriving one where nobody can tell; of all answers the newest. */
export function mergeStored(stored: unknown, arriving: string): string {
  const newest = new Map<string, StoredAnswer>();
  for (const answer of [...read(stored), ...read(arriving)]) {
    const held = newest.get(answer.url);
    if (!held || !isNewer(held, answer)) newest.set(answer.url, answer);
  }
  return write([...newest.values()].sort((a, b) => b.fetchedAt - a.fetchedAt).slice(0, most));
}

const write = (answers: StoredAnswer[]): string => JSON.stringify({ version, answers });

function read(text: unknown): StoredAnswer[] {
  try {
    const stored: unknown = JSON.parse(String(text));
    if (!isRecord(stored) || stored.version !== version || !Array.isArray(stored.answers)) return [];
    return stored.answers.filter(isStoredAnswer);
  } catch {
    return [];
  }
}

function isStoredAnswer(answer: unknown): answer is StoredAnswer {
  if (!isRecord(answer)) return false;
  const { name, url, value, fetchedAt } = answer;
  if (typeof url !== 'string' || typeof fetchedAt !== 'number') return false;
  return fetchedAt > 0 && isStoredValue(name, value);
}

const isRecord = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null;

function successful(data: Dated<unknown>): QueryState {
  return {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt: data.fetchedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    fetchStatus: 'idle',
    isInvalidated: false,
    status: 'success',
  };
}
