import { expect, it } from 'vitest';
import { formatHeaders, headersFor, responseHeaders } from './response-headers.ts';

const rules = responseHeaders('/repo/', { 'default-src': ["'none'"], 'img-src': ["'self'", 'https:'] });

it('The rules hold below the base, hashed files are kept for ever, and no header is said twice, as hosts would join the two', () => {
  const names = (path: string) => headersFor(rules, path).map(([name]) => name.toLowerCase());
  for (const name of ['content-security-policy', 'permissions-policy', 'x-content-type-options'])
    expect(names('/repo/')).toContain(name);
  expect(names('/repo/impressum')).not.toContain('cache-control');
  const forever = names('/repo/assets/main-1a2b.js');
  expect(forever).toContain('cache-control');
  expect(new Set(forever).size).toBe(forever.length);
  expect(names('/other/')).toEqual([]);
});

it('The file has the form that hosts read: a path, then its headers, indented', () => {
  expect(formatHeaders(rules)).toMatch(
    /^\/repo\/\*\n {2}Content-Security-Policy: default-src 'none'; img-src 'self' https:\n(?: {2}[A-Z][\w-]+: .+\n)+\n\/repo\/assets\/\*\n {2}Cache-Control: .+immutable\n$/,
  );
});
