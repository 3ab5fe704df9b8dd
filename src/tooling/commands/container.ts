/** Run by the Dockerfile after the build: writes the part of nginx's settings that differs from build to build to stdout. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders } from '../documents/response-headers.ts';
import { filesBelow } from '../files.ts';
import { root } from './run.mjs';

export async function container(): Promise<number> {
  const dist = join(root, 'dist');
  const documents = filesBelow(dist).filter((file) => file.endsWith('.html'));
  process.stdout.write(siteConf(parseHeaders(readFileSync(join(dist, '_headers'), 'utf8')), documents));
  return 0;
}

/** @param rules of `_headers`, the whole site's first */
export function siteConf([whole]: readonly HeaderRule[], documents: readonly string[]): string {
  if (!whole?.path.endsWith('/*'))
    throw new Error('The rules have to begin with the one for the whole site.');
  const base = whole.path.slice(0, -1);
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`nginx's settings cannot name the path ${base}`);
  const foldersOfLanguages = documents.flatMap((file) => /^(.+)\/404\.html$/.exec(file)?.[1] ?? []);
  // Links with a slash too few or too many, each written out: what a visitor asks for must not get into a redirect, as an
  // address that begins with two slashes leads to another site.
  const redirected = documents
    .filter((file) => !/(?:^|\/)(?:index|404)\.html$/.test(file))
    .map((file) => [base + file.replace(/\.html$/, '/'), base + file.replace(/\.html$/, '')]);
  if (base !== '/') redirected.unshift([base.slice(0, -1), base]);
  return [
    `error_page 403 404 =404 ${base}404.html;`,
    ...whole.headers.map(([name, value]) => `add_header ${name} "${quoted(value)}" always;`),
    // Further languages have their own 404 page.
    ...foldersOfLanguages.map(
      (folder) =>
        `location ${base}${folder}/ { error_page 403 404 =404 ${base}${folder}/404.html; try_files $uri $uri.html $uri/ =404; }`,
    ),
    ...redirected.map(([from, to]) => `location = ${from} { return 301 ${to}; }`),
    '',
  ].join('\n');
}

/** A dollar sign would begin a variable, and nginx has no escape for it. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send a header with a dollar sign: ${value}`);
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
