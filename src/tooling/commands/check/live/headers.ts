import type { Answer } from './answer.ts';

/** GitHub Pages' ten minutes are none too long. */
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
  return `${found}: visitors stay with an old version. Let it be asked for anew: \`Cache-Control: no-cache\` for all but assets/ (nginx: add_header; Apache: Header set; a CDN: its caching rules).`;
}

/** What is wrong with how long a file is kept whose name changes with its content. */
export function keptTooShort(answer: Answer): string | undefined {
  if (isGitHubPages(answer) || (keptFor(answer) ?? 0) > 24 * longestForPages) return undefined;
  return 'Asked for anew with every visit. A name in assets/ never changes its content: `Cache-Control: public, max-age=31536000, immutable`, as dist/_headers says.';
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

/** Whether a page is in the place of a file, as hosts answer that send everything to index.html. */
export function pageInstead(path: string, { type }: Answer): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1];
  return ending && ending !== 'html' && type === 'text/html'
    ? `HTML in the place of a .${ending} file. Answer 404 for files that are not there, and upload dist/ as a whole.`
    : undefined;
}
