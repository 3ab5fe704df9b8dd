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
 * @param base address of the first page
 * @returns undefined when nobody answers, or redirects have no end
 */
export async function ask(address: URL, base: URL): Promise<Answer | undefined> {
  for (let at = address, redirects = 0; redirects <= mostRedirects; redirects += 1) {
    let response: Response;
    let content: Uint8Array<ArrayBuffer>;
    try {
      response = await fetch(at.href, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      content = new Uint8Array(await response.arrayBuffer());
    } catch {
      return undefined;
    }
    const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
    const next = location ? new URL(location, at) : undefined;
    const isLeaving = next && (next.origin !== base.origin || !`${next.pathname}/`.startsWith(base.pathname));
    if (!next || isLeaving) {
      return {
        status: response.status,
        headers: response.headers,
        type: (response.headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase(),
        content,
        text: new TextDecoder().decode(content),
        isRedirected: redirects > 0,
        ...(next ? { leftFor: next.href } : {}),
      };
    }
    at = next;
  }
  return undefined;
}
