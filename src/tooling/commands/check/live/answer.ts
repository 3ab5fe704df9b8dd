import { revisionOf } from '../../../../../sw/contract.ts';

/** What a host answers to an address, after the redirects that stay with it. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Without parameters, in lower case; empty when the host says none. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
  text: string;
  isRedirected: boolean;
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

export interface KeptFile {
  url: string;
  /** What `revisionOf` gives for its content; null for a file with a hash in its name, undefined for one that the list lacks. */
  revision?: string | null;
}

/** The list that the build put into the worker; empty when it has none, as that of a site without the app. */
export function keptFiles(worker: string): KeptFile[] {
  const list = /\[\{"(?:revision|url)":[^\]]*\}\]/.exec(worker)?.[0];
  return list ? JSON.parse(list) : [];
}

export const isOfThisBuild = async ({ url, revision }: KeptFile, { content }: Answer): Promise<boolean> =>
  !revision || (await revisionOf(url, content)) === revision;

/** In seconds; GitHub Pages has ten minutes. */
export const longestForPages = 3600;

/** For how many seconds browsers take an answer as it is; undefined when the host leaves that to them. */
export function keptFor({ headers }: Answer): number | undefined {
  const rule = headers.get('cache-control')?.toLowerCase() ?? '';
  if (/\bno-(?:store|cache)\b/.test(rule)) return 0;
  const age = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(rule)?.[1];
  return age === undefined ? undefined : Number(age);
}

/** What is wrong with how long a page or the worker is kept */
export function keptTooLong(answer: Answer): string | undefined {
  const seconds = keptFor(answer);
  if (seconds !== undefined && seconds <= longestForPages) return undefined;
  const found = seconds === undefined ? 'Without Cache-Control' : `Kept for ${seconds} s`;
  return `${found}: visitors keep an old version. Let browsers revalidate it: \`Cache-Control: no-cache\` for all but assets/ (nginx: add_header; Apache: Header set; a CDN: its caching rules).`;
}

/** What is wrong with how long a file is kept whose name changes with its content. */
export function keptTooShort(answer: Answer): string | undefined {
  if (isGitHubPages(answer) || (keptFor(answer) ?? 0) > 24 * longestForPages) return undefined;
  return 'Revalidated at every visit. A file in assets/ never changes under its name: `Cache-Control: public, max-age=31536000, immutable`, as dist/_headers says.';
}

/** What is wrong with the policy of a document: its own, and the one that the host sends. */
export function policyProblem(page: Answer): string | undefined {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(page.text)?.[1];
  if (own === undefined)
    return 'The document has no Content-Security-Policy. Publish dist/ as `npm run build` makes it, and let nothing on the way rewrite pages.';
  const sent = page.headers.get('content-security-policy');
  if (sent === null)
    return isGitHubPages(page)
      ? undefined
      : 'The host sends no Content-Security-Policy. Let it send what dist/_headers says (nginx: add_header; Apache: Header set).';
  const missing = ['script-src', 'style-src'].flatMap((directive) => {
    const allowed = sourcesOf(sent, directive);
    return sourcesOf(own, directive).filter((source) => !allowed.includes(source));
  });
  return missing.length > 0
    ? `The host sends another Content-Security-Policy than dist/_headers, and browsers refuse what it lacks: ${missing.join(' ')}. Take over the headers with each deployment.`
    : undefined;
}

function sourcesOf(policy: string, directive: string): string[] {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return parts.find(([name]) => name === directive)?.slice(1) ?? [];
}

/** It takes no headers from anybody. */
const isGitHubPages = ({ headers }: Answer): boolean => headers.get('server') === 'GitHub.com';

/** What is wrong where a host answers a file with a page, as hosts do that send everything to index.html. */
export function pageInstead(path: string, { type }: Answer): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1];
  return ending && ending !== 'html' && type === 'text/html'
    ? `HTML is served instead of a .${ending} file. Answer 404 for files that are not there, and upload dist/ as a whole.`
    : undefined;
}
