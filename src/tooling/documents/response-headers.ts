import type { Plugin } from 'vite';
import { formatPolicy, inlineCode, type Policy, responsePolicy } from './content-security-policy.ts';
import type { ReadSite } from './pages.ts';

/** Headers for a path; `*` at its end stands for anything. */
export interface HeaderRule {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** No script may use them, because the page does not. */
const unusedFeatures =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Caching of files without a hash is left to hosts: they revalidate by default, and would join two rules for one header. */
export function responseHeaders(base: string, policy: Policy): HeaderRule[] {
  return [
    {
      path: `${base}*`,
      headers: [
        ['Content-Security-Policy', formatPolicy(policy)],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Permissions-Policy', unusedFeatures],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
      ],
    },
    { path: `${base}assets/*`, headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
  ];
}

/** The file `_headers`, which Netlify, Cloudflare Pages and others read. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** The reverse of {@link formatHeaders}. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text.split(/\n(?=\S)/).flatMap((rule) => {
    const [path, ...lines] = rule.split('\n').map((line) => line.trim());
    const headers = lines.filter(Boolean).map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()] as const;
    });
    return path ? [{ path, headers }] : [];
  });

export const headersFor = (rules: readonly HeaderRule[], path: string) =>
  rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers);

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Writes `_headers`, by which hosts send the policy of all documents. Runs last, but before the worker lists the files. */
export const hostHeaders = (readSite: ReadSite): Plugin => ({
  name: 'portfolio:host-headers',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const documents = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.html') ? String(output.source) : [],
      );
      const policy = responsePolicy(await readSite(), inlineCode(documents.join('')));
      const source = formatHeaders(responseHeaders(this.environment.config.base, policy));
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  },
});
