import { siteHas } from 'virtual:site-has';
import { QueryClientProvider } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { emptySnapshot, type PageSnapshot } from './page-snapshot.ts';
import { createPersistOptions } from './persistence.ts';
import { createQueryClient, watchNetwork } from './query-client.ts';
import { WorkerLink } from './worker-link.ts';

interface Props {
  /** Path that the site lives under, with a slash at both ends: sites of one origin keep apart by it. */
  base: string;
  /** The account whose portfolio it is. */
  owner?: string;
  snapshot: PageSnapshot;
  /** False in snapshot mode: the browser makes no requests to providers. */
  live: boolean;
}

interface Offline extends Omit<Props, 'base' | 'owner'> {
  worker: WorkerLink;
}

export const OfflineContext = createContext<Offline>({
  snapshot: emptySnapshot,
  live: true,
  worker: new WorkerLink('/'),
});

const HydratedContext = createContext(false);

/** False on the server and while hydrating, which must not depend on the device. */
export const useHydrated = (): boolean => use(HydratedContext);

/** The same tree on the server and in the browser, or hydration would fail. */
export function OfflineProvider({ base, owner, snapshot, live, children }: Props & { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const [worker] = useState(() => new WorkerLink(base));
  // The snapshot need not be stored.
  const [persistOptions] = useState(() =>
    live && siteHas.providers ? createPersistOptions(base, owner) : undefined,
  );
  const offline = useMemo(() => ({ snapshot, live, worker }), [snapshot, live, worker]);

  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    // For tests and style sheets: from now on a click has an effect.
    document.documentElement.dataset.hydrated = '';
    // In a transition, so that a slow phone responds meanwhile: `useSyncExternalStore` would block it.
    startTransition(() => setHydrated(true));
  }, []);
  useEffect(watchNetwork, []);

  const content = (
    <OfflineContext value={offline}>
      <HydratedContext value={hydrated}>{children}</HydratedContext>
    </OfflineContext>
  );
  // Both, as the build drops persistence where `siteHas.providers` is false.
  if (!(siteHas.providers && persistOptions))
    return <QueryClientProvider client={client}>{content}</QueryClientProvider>;
  return (
    <PersistQueryClientProvider client={client} persistOptions={persistOptions}>
      {content}
    </PersistQueryClientProvider>
  );
}
