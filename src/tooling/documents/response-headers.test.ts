import { expect, it } from 'vitest';
import { formatHeaders, headersFor, parseHeaders, responseHeaders } from './response-headers.ts';

const rules = responseHeaders('/repo/', { 'default-src': ["'none'"], 'img-src': ["'self'", 'https:'] });

it('The rules read back as they were written', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

it('They hold below the base, hashed files are kept for ever', () => {
  const names = (path: string) => headersFor(rules, path).map(([name]) => name);
  expect(names('/repo/')).toContain('Content-Security-Policy');
  expect(names('/repo/impressum')).not.toContain('Cache-Control');
  expect(names('/repo/assets/main-1a2b.js')).toContain('Cache-Control');
  expect(names('/other/')).toEqual([]);
});

it('No header is said twice for one path, as hosts would join the two', () => {
  const names = headersFor(rules, '/repo/assets/main-1a2b.js').map(([name]) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

it('The file has the form that hosts read: a path, then its headers, indented', () => {
  expect(formatHeaders(rules)).toMatch(
    /^\/repo\/\*\n {2}Content-Security-Policy: default-src 'none'; img-src 'self' https:\n(?: {2}[A-Z][\w-]+: .+\n)+\n\/repo\/assets\/\*\n {2}Cache-Control: .+immutable\n$/,
  );
});
