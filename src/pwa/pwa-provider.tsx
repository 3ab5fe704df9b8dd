import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import './install-offer.ts';
import './missing-chunk.ts';
import type { PictureSource } from '../model/picture.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { preparePictures, tryPictures } from './pictures.ts';
import { WorkerBridge } from './worker-bridge.ts';

interface Props extends Omit<ComponentProps<typeof OfflineProvider>, 'worker'> {
  /** Configured pictures and those with copies, for the visits without a network; others in the document are found. */
  pictures: readonly PictureSource[];
}

/** Gives the page its memory and its line to the worker. */
export function PwaProvider({ base, pictures, children, ...offline }: Props) {
  const [worker] = useState(() => new WorkerBridge(base));
  useEffect(() => tryPictures(worker), [worker]);
  return (
    <OfflineProvider base={base} worker={worker} {...offline}>
      <PreparedPictures worker={worker} known={pictures} />
      {children}
    </OfflineProvider>
  );
}

function PreparedPictures({ worker, known }: { worker: WorkerBridge; known: readonly PictureSource[] }) {
  const client = useQueryClient();
  useEffect(() => preparePictures(client, worker, known), [client, worker, known]);
  return null;
}
