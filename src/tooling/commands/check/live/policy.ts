import { elementsIn } from '../../../documents/html.ts';
import type { LiveResponse } from './response.ts';

type Directives = Map<string, readonly string[]>;

/** The Content-Security-Policy within a document. */
export const policyIn = (html: string): string | undefined =>
  elementsIn(html).find(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-security-policy')
    ?.attribs.content;

/** Finds what the host's own policies refuse of what the document needs. @param own the policy within the document */
export function policyProblem(
  { headers, isGitHubPages, url }: LiveResponse,
  own: string,
): string | undefined {
  const sent = headers.get('content-security-policy');
  if (sent === null)
    return isGitHubPages
      ? undefined
      : 'The host sends no Content-Security-Policy. Let it send what dist/_headers says (nginx: add_header; Apache: Header set).';
  const needed = directivesOf(own);
  // The worker's requests for pictures are connections.
  needed.set(
    'connect-src',
    ['connect-src', 'img-src'].flatMap((name) => needed.get(name) ?? []),
  );
  // Each has to allow what the page needs: browsers join two headers of one name by a comma.
  const refused = sent.split(',').flatMap((policy) => refusedBy(directivesOf(policy), needed, new URL(url)));
  return refused.length > 0
    ? `The host sends another Content-Security-Policy than dist/_headers, or a second one, and browsers refuse what it lacks: ${[...new Set(refused)].join(', ')}. Take over the headers with each deployment, and remove the host's own.`
    : undefined;
}

function refusedBy(policy: Directives, needed: Directives, page: URL): string[] {
  const refused = [...needed].flatMap(([name, sources]) => {
    const allowed = allowedFor(name, policy);
    const missing = sources.filter(
      (source) => source !== "'none'" && !(allowed?.some((one) => covers(one, source, page)) ?? true),
    );
    return missing.map((source) => `${name} ${source}`);
  });
  const isSandboxed = policy.has('sandbox') && !policy.get('sandbox')?.includes('allow-scripts');
  return isSandboxed ? [...refused, 'sandbox allow-scripts'] : refused;
}

/** The sources of a directive or of that which stands in for it; undefined without a limit. */
function allowedFor(name: string, policy: Directives): readonly string[] | undefined {
  const standIns = name === 'worker-src' ? [name, 'child-src', 'script-src'] : [name];
  const found = [...standIns, 'default-src'].find((one) => policy.has(one));
  return found === undefined ? undefined : policy.get(found);
}

/** @param allowed what a policy lists @param source what the page needs: a keyword, a scheme or an address */
function covers(allowed: string, source: string, page: URL): boolean {
  if (allowed === source) return true;
  const isOwn = source === "'self'";
  if (source.startsWith("'") && !isOwn) return allowed === "'unsafe-inline'";
  const address = isOwn ? page.origin : source;
  if (allowed === '*' || (/^\w+:$/.test(allowed) && address.startsWith(allowed))) return true;
  const [scheme = '', host = ''] = /^(?:(\w+):\/\/)?(\*?[^/]*)/.exec(allowed)?.slice(1) ?? [];
  const wanted = /^\w+:\/\/([^/]+)/.exec(address)?.[1] ?? '';
  if (scheme && !address.startsWith(`${scheme}:`)) return false;
  return host.startsWith('*.') ? wanted.endsWith(host.slice(1)) : host === wanted;
}

const directivesOf = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
