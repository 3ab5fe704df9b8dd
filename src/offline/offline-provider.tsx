import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import './install-offer.ts';
import './missing-chunk.ts';
import { tryCandidates } from './candidates.ts';
import { HydrationProvider } from './hydration.tsx';
import { OfflineContext } from './offline-context.ts';
import { emptySnapshot, type PageSnapshot } from './page-snapshot.ts';
import { createPersistOptions } from './persistence.ts';
import { preparePictures } from './prepare-pictures.ts';
import { createQueryClient } from './query-client.ts';
import { recover } from './recovery.ts';
import { RestorationProvider } from './restoration.tsx';
import { takeUpdates } from './updates.ts';
import { WorkerBridge } from './worker-bridge.ts';

const noPictures: readonly string[] = [];

interface Props {
  /** Path that the site lives under, with a slash at both ends: sites of one origin keep apart by it. */
  base: string;
  /** What comes with the site from the build. */
  snapshot?: PageSnapshot;
  /** False: nothing outside is asked. */
  live?: boolean;
  /** Addresses of configured pictures, for the visits without a network; those in the document are found anyway. */
  pictures?: readonly string[];
  children: ReactNode;
}

/** Gives the page its memory. The same tree on the server and in the browser, or hydration would fail. */
export function OfflineProvider({
  base,
  snapshot = emptySnapshot,
  live = true,
  pictures = noPictures,
  children,
}: Props) {
  const [client] = useState(createQueryClient);
  const [bridge] = useState(() => new WorkerBridge(base));
  const [persistOptions] = useState(() => createPersistOptions(base, client));
  const offline = useMemo(() => ({ base, bridge, snapshot, live }), [base, bridge, snapshot, live]);

  useEffect(() => {
    const stops = [
      bridge.connect(),
      takeUpdates(client, bridge),
      tryCandidates(bridge, base),
      recover(client),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [base, bridge, client]);
  useEffect(() => preparePictures(client, bridge, pictures), [client, bridge, pictures]);

  const content = (
    <OfflineContext value={offline}>
      <HydrationProvider>{children}</HydrationProvider>
    </OfflineContext>
  );
  return (
    <QueryClientProvider client={client}>
      {/* What comes with the site need not be kept on the device, and nothing else is asked for. */}
      {live ? (
        <RestorationProvider client={client} persistOptions={persistOptions}>
          {content}
        </RestorationProvider>
      ) : (
        content
      )}
    </QueryClientProvider>
  );
}
