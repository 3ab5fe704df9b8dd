import { revisionOf } from './revision.ts';

/** One of the site's own files, as the build made it. */
export interface ShellFile {
  /** Below the site's base. */
  url: string;
  /** What {@link revisionOf} gives for its content. */
  revision: string;
}

/**
 * Fetches a file, and takes nothing else for it: not a page that a host sends for what it lacks, nor the file of an
 * earlier version, whoever kept it. What the browser itself has kept is good enough, if it is the right one.
 * @throws when the host has no such file (any more)
 */
export async function fetchFile({ url, revision }: ShellFile): Promise<Response> {
  let status = 0;
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { cache });
    status = response.status;
    const content = new Uint8Array(await response.arrayBuffer());
    if ((await revisionOf(url, content)) === revision) return copyOf(response, content);
  }
  throw new Error(`${url} is not the file of this version (HTTP ${status})`);
}

/** Without what is only true of the way it came: how it was packed, and through which addresses. */
export function copyOf(
  { headers, status }: Response,
  content: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return new Response(content, { headers: kept, status });
}
