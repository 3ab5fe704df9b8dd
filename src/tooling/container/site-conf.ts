import type { HeaderRule } from '../response-headers.ts';

/**
 * The part of nginx's settings that differs from build to build: the headers of the whole site, and where its
 * not-found page lies. How long files are kept is the same for every build and stands in `nginx.conf`.
 * @param rules of `_headers`; the first is for the whole site
 */
export function siteConf([whole]: readonly HeaderRule[]): string {
  if (!whole?.path.endsWith('/*'))
    throw new Error('The rules have to begin with the one for the whole site.');
  const base = whole.path.slice(0, -1);
  return [
    `error_page 403 404 =404 ${base}404.html;`,
    ...whole.headers.map(([name, value]) => `add_header ${name} "${quoted(value)}" always;`),
    '',
  ].join('\n');
}

/** In quotes, a quote would end the value, and a dollar sign begin a variable, for which there is no escape. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send a header with a dollar sign: ${value}`);
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
