import { type Dispatcher, fetch } from 'undici';
import { elementsIn } from '../../../documents/html.ts';

const timeoutMs = 20_000;

export type LiveResponse = NonNullable<Awaited<ReturnType<typeof ask>>>;

/** Asks as a browser would that has nothing stored; undefined without a response, or when redirects have no end. */
export async function ask(address: URL, base: URL, dispatcher: Dispatcher) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { signal, dispatcher }).catch(() => undefined);
  const body = await response?.arrayBuffer().catch(() => undefined);
  if (!response || !body) return undefined;
  const { status, headers, redirected, url } = response;
  return {
    status,
    headers,
    content: new Uint8Array(body),
    text: new TextDecoder().decode(body),
    isHtml: /^\s*text\/html\b/i.test(headers.get('content-type') ?? ''),
    isRedirected: redirected,
    /** Target of a redirect out of the site. */
    leftFor: redirected && !`${url}/`.startsWith(base.href) ? url : undefined,
    /** Its owners cannot set headers. */
    isGitHubPages: headers.get('server') === 'GitHub.com',
    keptFor: keptFor(headers.get('cache-control')?.toLowerCase() ?? ''),
  };
}

/** Seconds without revalidation; undefined when the host does not say. */
function keptFor(rule: string): number | undefined {
  if (/\bno-(?:store|cache)\b/.test(rule)) return 0;
  const age = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(rule)?.[1];
  return age === undefined ? undefined : Number(age);
}

/** Seconds; GitHub Pages has ten minutes. */
export const longestForPages = 3600;

export function keptTooLong({ keptFor }: LiveResponse): string | undefined {
  if (keptFor !== undefined && keptFor <= longestForPages) return undefined;
  const found = keptFor === undefined ? 'Without Cache-Control' : `Kept for ${keptFor} s`;
  return `${found}: visitors keep an old version. Let browsers revalidate it: \`Cache-Control: no-cache\` for all but assets/ (nginx: add_header; Apache: Header set; a CDN: its caching rules).`;
}

export function policyProblem(page: LiveResponse): string | undefined {
  const policy = elementsIn(page.text).find(
    ({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  const own = policy?.attribs.content;
  if (own === undefined)
    return 'The document has no Content-Security-Policy. Publish dist/ as `npm run build` makes it, and let nothing on the way rewrite pages.';
  if (page.isGitHubPages) return undefined;
  const sent = page.headers.get('content-security-policy');
  if (sent === null)
    return 'The host sends no Content-Security-Policy. Let it send what dist/_headers says (nginx: add_header; Apache: Header set).';
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

/** Finds a page in place of a file, as from hosts that send everything to index.html. */
export function pageInstead(path: string, { isHtml }: LiveResponse): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1];
  return isHtml && ending && ending !== 'html'
    ? `HTML is served instead of a .${ending} file. Answer 404 for files that are not there, and upload dist/ as a whole.`
    : undefined;
}
