import { extname } from 'node:path/posix';
import { mimes } from 'mrmime';
import { type Dispatcher, fetch } from 'undici';
import { elementsIn } from '../../../documents/html.ts';
import { responseHeaders } from '../../../documents/response-headers.ts';
import type { Finding } from '../../../inputs/site/report.ts';

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
    url,
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

/** Finds a page in place of a file, as from hosts that send everything to index.html. */
export function pageInstead(path: string, { isHtml }: LiveResponse): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1];
  return isHtml && ending && ending !== 'html'
    ? `HTML is served instead of a .${ending} file. Answer 404 for files that are not there, and upload dist/ as a whole.`
    : undefined;
}

/** Finds a file that was compressed before the host, or what is in front of it, compressed it. */
export const compressedTwice = (
  path: string,
  { content: [first, second] }: LiveResponse,
): string | undefined =>
  first === 0x1f && second === 0x8b && !path.endsWith('gz')
    ? 'Compressed twice, so browsers cannot read it. Upload files as they are in dist/, and let either the host or the proxy or CDN in front of it compress, not both.'
    : undefined;

const typeOf: Readonly<Record<string, string>> = {
  ...mimes,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  vcf: 'text/vcard',
};

/** Other names of the same type. */
const aliases: Readonly<Record<string, string>> = {
  'application/ecmascript': 'text/javascript',
  'application/javascript': 'text/javascript',
  'application/font-woff2': 'font/woff2',
  'application/xml': 'text/xml',
};

/** Finds another media type than browsers expect of the ending. */
export function typeProblem(path: string, { headers }: LiveResponse): Omit<Finding, 'path'> | undefined {
  const ending = extname(path).slice(1);
  const [sent = ''] = (headers.get('content-type') ?? '').toLowerCase().split(/\s*;/);
  const type = sent.replace('/x-', '/');
  const wanted = typeOf[ending];
  const isRight = type === wanted || aliases[type] === wanted;
  if (!wanted || isRight || (ending === 'webmanifest' && type === 'application/json')) return undefined;
  // Pictures but SVG are known by their content, and documents of no type are saved.
  const isTolerated = /^(?:font|image\/(?!svg))|manifest/.test(wanted);
  const isSaved = type === 'application/octet-stream' && !/^(?:js|mjs|css|html|svg)$/.test(ending);
  const isMistake = !isTolerated && !isSaved;
  const effect = isMistake ? ', so browsers refuse it, or show it as something else' : '';
  const cure = `Teach the host the ending .${ending} (nginx: types; Apache: AddType; an object store: the Content-Type of each file).`;
  return {
    kind: isMistake ? 'mistake' : 'warning',
    message: `Served as ${sent || 'no media type'} instead of ${wanted}${effect}. ${cure}`,
  };
}

/** Headers that make a good page useless. */
export function refusals({ headers, text }: LiveResponse): (string | false)[] {
  const isListed = !elementsIn(text).some(
    ({ attribs: { name, content = '' } }) => name === 'robots' && /noindex/.test(content),
  );
  return [
    /^\s*attachment/i.test(headers.get('content-disposition') ?? '') &&
      'Sent as a download, so browsers save the page and show nothing. Remove the header Content-Disposition from pages.',
    isListed &&
      /\b(?:noindex|none)\b/i.test(headers.get('x-robots-tag') ?? '') &&
      'The host tells search engines not to list the page. Remove its header X-Robots-Tag; previews have it on purpose.',
  ];
}

const [{ headers: expected }] = responseHeaders('/', {}) as [ReturnType<typeof responseHeaders>[0]];

/** Finds headers of dist/_headers that protect visitors, but the policy. */
export function missingHeaders({ headers, isGitHubPages }: LiveResponse): string | false {
  const missing = expected.flatMap(([name]) => (headers.has(name) || /policy$/i.test(name) ? [] : name));
  return (
    !isGitHubPages &&
    missing.length > 0 &&
    `The host does not send ${missing.join(', ')}. Let it send what dist/_headers says (nginx: add_header; Apache: Header set).`
  );
}
