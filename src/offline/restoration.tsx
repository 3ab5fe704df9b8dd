import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

const RestoredContext = createContext(false);

export type PersistOptions = Omit<PersistQueryClientOptions, 'queryClient'>;

interface Props {
  client: QueryClient;
  persistOptions: PersistOptions;
  children: ReactNode;
}

/**
 * Restores and persists like React Query's `PersistQueryClientProvider`, which would draw the page three times in one
 * piece; here it is once, in a transition.
 */
export function RestorationProvider({ client, persistOptions, children }: Props) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const options = { ...persistOptions, queryClient: client };
    let stop: (() => void) | undefined;
    let left = false;
    const begin = () => {
      if (left) return;
      stop = persistQueryClientSubscribe(options);
      startTransition(() => setRestored(true));
    };
    // What cannot be brought back does not keep the page from asking anew.
    persistQueryClientRestore(options).then(begin, begin);
    return () => {
      left = true;
      stop?.();
    };
  }, [client, persistOptions]);
  return <RestoredContext value={restored}>{children}</RestoredContext>;
}

/** False until the cache is restored: no requests before that. */
export const useRestored = (): boolean => use(RestoredContext);

const HydratedContext = createContext(false);

/**
 * Tells everything below when the server's HTML has been hydrated; in a transition, so that a slow phone can answer
 * meanwhile.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}

/** False on the server and while hydrating: what the device knows would not match the server's HTML. */
export const useHydrated = (): boolean => use(HydratedContext);
