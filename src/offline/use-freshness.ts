import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Dated } from '../sources/resource.ts';
import { type Freshness, freshnessOf, type Part } from './freshness.ts';
import { lastFailure } from './last-failure.ts';
import { useOnline } from './use-online.ts';

const live: Freshness = { state: 'live' };

/** How current the parts on the screen are. On the server, and until the page has been hydrated: live. */
export function useFreshness(): Freshness {
  const client = useQueryClient();
  const online = useOnline();
  const last = useRef(live);
  const subscribe = useCallback((notify: () => void) => client.getQueryCache().subscribe(notify), [client]);
  const current = () => {
    const next = freshnessOf(partsOnScreen(client), online);
    // The same news has to be the same object, or React would draw for ever.
    if (JSON.stringify(next) !== JSON.stringify(last.current)) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(subscribe, current, () => live);
}

const partsOnScreen = (client: QueryClient): Part[] =>
  client.getQueryCache().findAll({ type: 'active' }).map(partOf);

function partOf(query: Query): Part {
  const data = query.state.data as Dated<unknown> | undefined;
  return { fetchedAt: data?.fetchedAt, error: lastFailure(query)?.error };
}
