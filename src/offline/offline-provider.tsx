import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { emptySnapshot, type PageSnapshot } from './page-snapshot.ts';
import { remember } from './persistence.ts';
import { createQueryClient, watchNetwork } from './query-client.ts';
import { WorkerLink } from './worker-link.ts';

interface Props {
  /** Path that the site lives under, with a slash at both ends: sites of one origin keep apart by it. */
  base: string;
  snapshot: PageSnapshot;
  /** False: the visitor's browser asks no provider, the snapshot is all there is. */
  live: boolean;
}

interface Offline extends Omit<Props, 'base'> {
  worker: WorkerLink;
  /** False until stored answers are restored, where there may be any: no requests before that. */
  restored: boolean;
}

export const OfflineContext = createContext<Offline>({
  snapshot: emptySnapshot,
  live: true,
  worker: new WorkerLink('/'),
  restored: false,
});

const HydratedContext = createContext(false);

/** False on the server and while hydrating, which must not depend on the device. */
export const useHydrated = (): boolean => use(HydratedContext);

/** The same tree on the server and in the browser, or hydration would fail. */
export function OfflineProvider({ base, snapshot, live, children }: Props & { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const [worker] = useState(() => new WorkerLink(base));
  const [restored, setRestored] = useState(!(live && siteHas.providers));
  const offline = useMemo(() => ({ snapshot, live, worker, restored }), [snapshot, live, worker, restored]);

  const [hydrated, setHydrated] = useState(false);
  // In a transition, so that a slow phone answers meanwhile: `useSyncExternalStore` would block it.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  // The snapshot need not be stored.
  useEffect(
    () =>
      live && siteHas.providers
        ? // In a transition, so that a slow phone answers meanwhile.
          remember(base, client, () => startTransition(() => setRestored(true)))
        : undefined,
    [base, live, client],
  );
  useEffect(watchNetwork, []);

  return (
    <QueryClientProvider client={client}>
      <OfflineContext value={offline}>
        <HydratedContext value={hydrated}>{children}</HydratedContext>
      </OfflineContext>
    </QueryClientProvider>
  );
}
