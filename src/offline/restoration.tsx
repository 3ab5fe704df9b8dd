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
 * Brings back what the device remembers and from then on writes down what changes, as React Query's own
 * `PersistQueryClientProvider` does. That one draws every part of the page three times when the device has answered, and
 * in one piece, during which a slow phone answers nobody; here it is once, and in small steps.
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

/**
 * False on the server, in the render that hydrates the server's HTML and until the device has said what it remembers:
 * nobody is asked before.
 */
export const useRestored = (): boolean => use(RestoredContext);
