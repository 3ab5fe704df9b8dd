import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { takeReports } from './fetching.ts';
import {
  emptySnapshot,
  noWorker,
  OfflineContext,
  type PageSnapshot,
  type WorkerLink,
} from './offline-context.ts';
import { createPersistOptions } from './persistence.ts';
import { createQueryClient, watchNetwork } from './query-client.ts';
import { HydrationProvider, RestorationProvider } from './restoration.tsx';

interface Props {
  /** Path that the site lives under, with a slash at both ends: sites of one origin keep apart by it. */
  base: string;
  worker?: WorkerLink;
  /** What comes with the site from the build. */
  snapshot?: PageSnapshot;
  /** False: nothing outside is asked. */
  live?: boolean;
  children: ReactNode;
}

/** False in the scripts of a site that asks nobody: what only keeps answers is not in them. */
const asksProviders = import.meta.env.ASKS_PROVIDERS !== false;

/** Gives the page its memory. The same tree on the server and in the browser, or hydration would fail. */
export function OfflineProvider({
  base,
  worker = noWorker,
  snapshot = emptySnapshot,
  live = true,
  children,
}: Props) {
  const [client] = useState(createQueryClient);
  const offline = useMemo(() => ({ base, worker, snapshot, live }), [base, worker, snapshot, live]);

  useEffect(watchNetwork, []);
  useEffect(() => takeReports(client, worker), [client, worker]);

  const content = (
    <OfflineContext value={offline}>
      <HydrationProvider>{children}</HydrationProvider>
    </OfflineContext>
  );
  return (
    <QueryClientProvider client={client}>
      {/* What comes with the site need not be kept on the device, and nothing else is asked for. */}
      {live && asksProviders ? (
        <Remembering base={base} client={client}>
          {content}
        </Remembering>
      ) : (
        content
      )}
    </QueryClientProvider>
  );
}

function Remembering({ base, client, children }: { base: string; client: QueryClient; children: ReactNode }) {
  const [persistOptions] = useState(() => createPersistOptions(base, client));
  return (
    <RestorationProvider client={client} persistOptions={persistOptions}>
      {children}
    </RestorationProvider>
  );
}
