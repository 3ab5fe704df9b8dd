import { createHash } from 'node:crypto';

/** Of a content, for the name of its file. */
export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
