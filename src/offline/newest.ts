import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { Dated, Resource } from '../sources/resource.ts';

/**
 * Of two copies of an answer keeps the one that left the service last; when both say the same, the value keeps its
 * identity, so that nothing is drawn again. Made for React Query's `structuralSharing`.
 */
export function newest(held: unknown, arriving: unknown): unknown {
  const old = held as Dated<unknown> | undefined;
  const young = arriving as Dated<unknown>;
  if (old === undefined) return young;
  if (old.fetchedAt > young.fetchedAt) return old;
  return replaceEqualDeep(old, young);
}

/** Puts a copy that did not come by a request of its own on the screen, unless a newer one is there. */
export function holdNewest<Value>(client: QueryClient, resource: Resource<Value>, copy: Dated<Value>): void {
  const queryKey = keyOf(resource);
  const held = client.getQueryData<Dated<Value>>(queryKey);
  if (!held || held.fetchedAt < copy.fetchedAt) {
    client.setQueryData(queryKey, copy, { updatedAt: copy.fetchedAt });
  }
}

/** The address tells answers for different accounts and settings apart. */
export const keyOf = ({ name, url }: Resource<unknown>): readonly [string, string] => [name, url];
