import { hash } from 'node:crypto';
import { analyticsOf, type Site } from '../../model/site.ts';
import { analyticsPolicies } from '../../providers/analytics-scripts.ts';
import { elementsIn, type HtmlElement, textIn } from './html.ts';
import { outsideHosts } from './outside-hosts.ts';

export type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none: readonly string[] = ["'none'"];

/** The Content-Security-Policy of the site's documents: its own files, inline code by its hash, and the outside hosts in use. */
export function documentPolicy(site: Site | null, { scripts, styles }: InlineCode): Policy {
  const { providers, pictures, picturesAnywhere } = outsideHosts(site);
  const policy: Policy = {
    'default-src': none,
    'script-src': [self, ...scripts],
    'style-src': [self, ...styles],
    'img-src': [self, ...(picturesAnywhere ? ['https:'] : pictures.map(secure))],
    'font-src': [self],
    'connect-src': [self, ...providers.map(secure)],
    'manifest-src': [self],
    'worker-src': [self],
    'object-src': none,
    'base-uri': none,
    'form-action': none,
  };
  return (site ? analyticsOf(site) : []).map((name) => analyticsPolicies[name]).reduce(merged, policy);
}

/** To send with every response: a document cannot forbid framing, and the worker's requests for pictures are connections. */
export function responsePolicy(site: Site | null, inline: InlineCode): Policy {
  const policy = documentPolicy(site, inline);
  return { ...merged(policy, { 'connect-src': policy['img-src'] ?? [] }), 'frame-ancestors': none };
}

export const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Both together, without hosts that a scheme in the same directive covers. */
function merged(policy: Policy, more: Policy): Policy {
  const added = Object.entries(more).map(([directive, sources]) => {
    const all = [...new Set([...(policy[directive] ?? []), ...sources])];
    const schemes = all.filter((source) => /^\w+:$/.test(source));
    const isCovered = (source: string) => schemes.some((scheme) => source.startsWith(`${scheme}//`));
    return [directive, all.filter((source) => !isCovered(source))];
  });
  return { ...policy, ...Object.fromEntries(added) };
}

const secure = (host: string): string => `https://${host}`;

/** Inline code as a Content-Security-Policy names it: `'sha256-…'`, each once. */
type InlineCode = ReturnType<typeof inlineCode>;

/** Types of script elements that run, or control what runs; all others are data, which no policy forbids. */
const executed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Finds the inline code of a document. @throws Error for inline handlers and style attributes, which no hash can allow */
export function inlineCode(html: string) {
  const elements = elementsIn(html);
  for (const { attribs } of elements) {
    const forbidden = Object.keys(attribs).find((name) => name === 'style' || name.startsWith('on'));
    if (forbidden)
      throw new Error(
        `The Content-Security-Policy forbids the attribute ${forbidden}="${attribs[forbidden]}". Use a class or a module.`,
      );
  }
  const isRun = ({ name, attribs: { src, type = '' } }: HtmlElement) =>
    name === 'script' && src === undefined && executed.test(type);
  return {
    scripts: distinctHashes(elements.filter(isRun).map(textIn)),
    styles: distinctHashes(elements.filter(({ name }) => name === 'style').map(textIn)),
  };
}

/** Hashes of the code as the parser sees it, which normalizes line ends. */
const distinctHashes = (codes: readonly string[]): string[] => [
  ...new Set(codes.map((code) => `'sha256-${hash('sha256', code.replace(/\r\n?/g, '\n'), 'base64')}'`)),
];
