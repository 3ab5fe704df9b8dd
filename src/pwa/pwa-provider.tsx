import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import './install-offer.ts';
import './missing-chunk.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { preparePictures, tryCandidates } from './pictures.ts';
import { WorkerBridge } from './worker-bridge.ts';

interface Props extends Omit<ComponentProps<typeof OfflineProvider>, 'worker'> {
  /** Addresses of configured pictures, for the visits without a network; those in the document are found anyway. */
  pictures: readonly string[];
}

/** Gives the page its memory and its line to the worker. */
export function PwaProvider({ base, pictures, children, ...offline }: Props) {
  const [worker] = useState(() => new WorkerBridge(base));
  useEffect(() => {
    const stops = [worker.connect(), tryCandidates(worker)];
    // What throws while it is first drawn does not come this far.
    const { revision } = document.documentElement.dataset;
    if (revision) worker.send({ type: 'started', revision });
    return () => {
      for (const stop of stops) stop();
    };
  }, [worker]);
  return (
    <OfflineProvider base={base} worker={worker} {...offline}>
      <PreparedPictures worker={worker} configured={pictures} />
      {children}
    </OfflineProvider>
  );
}

function PreparedPictures({ worker, configured }: { worker: WorkerBridge; configured: readonly string[] }) {
  const client = useQueryClient();
  useEffect(() => preparePictures(client, worker, configured), [client, worker, configured]);
  return null;
}
