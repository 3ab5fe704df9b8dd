import type { DownloadProvider } from '../provider.ts';
import { disclosure } from './disclosure.ts';

export const rustdesk: DownloadProvider = {
  kind: 'download',
  isUsed: ({ remoteSupport }) => remoteSupport.display,
  disclosure,
};
