import type { DownloadService } from '../service.ts';
import { disclosure } from './disclosure.ts';

export const rustdesk: DownloadService = {
  kind: 'download',
  isUsed: ({ remoteSupport }) => remoteSupport.display,
  disclosure,
};
