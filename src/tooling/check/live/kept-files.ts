import { createHash } from 'node:crypto';

/** A file that the worker keeps, as its list says. */
export interface KeptFile {
  /** Below the base. */
  url: string;
  /** Null for a file whose name changes with its content. */
  revision: string | null;
}

/** The list that the build put into the worker; empty when it has none, as that of a site without the app. */
export function keptFiles(worker: string): KeptFile[] {
  const list = /\[\{"(?:revision|url)":[^\]]*\}\]/.exec(worker)?.[0];
  return list ? JSON.parse(list) : [];
}

/** Whether this is the content that the worker was built with. */
export function isOfThisBuild({ url, revision }: KeptFile, content: Uint8Array): boolean {
  if (revision === null) return true;
  if (/^[\da-f]{32}$/.test(revision)) return createHash('md5').update(content).digest('hex') === revision;
  // A document says its revision itself, so that a host may add to it.
  const said = url.endsWith('.html') && /data-revision="([^"]+)"/.exec(Buffer.from(content).toString())?.[1];
  return said
    ? said === revision
    : createHash('sha256').update(content).digest('base64').startsWith(revision);
}
