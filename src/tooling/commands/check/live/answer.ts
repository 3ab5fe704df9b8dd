import { revisionOf } from '../../../../../sw/revision.ts';

/** What a host answers to an address, after the redirects that stay with it. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Without parameters, in lower case; empty when the host says none. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
  text: string;
  isRedirected: boolean;
  /** Where a redirect leads that leaves the site. */
  leftFor?: string;
}

const timeoutMs = 20_000;
const mostRedirects = 5;

/**
 * Asks as a browser would that has nothing stored.
 * @returns undefined when nobody answers, or redirects have no end
 */
export async function ask(address: URL, base: URL): Promise<Answer | undefined> {
  let at = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(at.href, { redirect: 'manual', signal }).catch(() => undefined);
    const body = await response?.arrayBuffer().catch(() => undefined);
    if (!response || !body) return undefined;
    const { status, headers } = response;
    const location = status >= 300 && status < 400 && headers.get('location');
    const next = location ? new URL(location, at) : undefined;
    const isLeaving = next && (next.origin !== base.origin || !`${next.pathname}/`.startsWith(base.pathname));
    if (!next || isLeaving) {
      const type = (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase();
      const content = new Uint8Array(body);
      const text = new TextDecoder().decode(content);
      const leftFor = next && { leftFor: next.href };
      return { status, headers, type, content, text, isRedirected: redirects > 0, ...leftFor };
    }
    at = next;
  }
  return undefined;
}

/** A file that the worker keeps, as its list says. */
export interface KeptFile {
  /** Below the base. */
  url: string;
  /** What `revisionOf` gives for its content; null for a file with a hash in its name, undefined for one that the list lacks. */
  revision?: string | null;
}

/** The list that the build put into the worker; empty when it has none, as that of a site without the app. */
export function keptFiles(worker: string): KeptFile[] {
  const list = /\[\{"(?:revision|url)":[^\]]*\}\]/.exec(worker)?.[0];
  return list ? JSON.parse(list) : [];
}

/** Whether the worker would keep this content. */
export const isOfThisBuild = async ({ url, revision }: KeptFile, { content }: Answer): Promise<boolean> =>
  !revision || (await revisionOf(url, content)) === revision;
