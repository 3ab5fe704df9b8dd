import { pages } from '../../documents/pages.ts';
import type { HeaderRule } from '../../documents/response-headers.ts';

/**
 * The part of nginx's settings that differs from build to build: headers, not-found pages, redirects.
 * @param rules of `_headers`; the first is for the whole site
 * @param folders those with a not-found page of their own: further languages
 */
export function siteConf([whole]: readonly HeaderRule[], folders: readonly string[] = []): string {
  if (!whole?.path.endsWith('/*'))
    throw new Error('The rules have to begin with the one for the whole site.');
  const base = whole.path.slice(0, -1);
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`nginx's settings cannot name the path ${base}`);
  return [
    `error_page 403 404 =404 ${base}404.html;`,
    ...whole.headers.map(([name, value]) => `add_header ${name} "${quoted(value)}" always;`),
    ...folders.map(
      (folder) =>
        `location ${base}${folder}/ { error_page 403 404 =404 ${base}${folder}/404.html; try_files $uri $uri.html $uri/ =404; }`,
    ),
    ...redirects(base).map(([from, to]) => `location = ${from} { return 301 ${to}; }`),
    '',
  ].join('\n');
}

/**
 * Links with a slash too few or too many. Each is written out: what a visitor asks for must not get into a redirect, as an
 * address that begins with two slashes leads to another site.
 */
const redirects = (base: string): (readonly [from: string, to: string])[] => [
  ...(base === '/' ? [] : [[base.slice(0, -1), base] as const]),
  ...pages.filter(({ role }) => role === 'text').map(({ path }) => [`${base}${path}/`, base + path] as const),
];

/** In quotes, a quote would end the value, and a dollar sign begin a variable, for which there is no escape. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send a header with a dollar sign: ${value}`);
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
