import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { responseHeaders } from '../../documents/response-headers.ts';
import { siteConf } from './site-conf.ts';

it('The headers of the whole site are sent with every answer, and its own page with a missing one', () => {
  const conf = siteConf(responseHeaders('/repo/', { 'default-src': ["'none'"], 'img-src': ["'self'"] }), []);
  expect(conf).toMatch(/^error_page 403 404 =404 \/repo\/404\.html;\n/);
  expect(conf).toContain(`add_header Content-Security-Policy "default-src 'none'; img-src 'self'" always;\n`);
  expect(conf).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(conf).not.toContain('immutable');
});

it('A further language has its own page for what is missing', () => {
  const conf = siteConf(responseHeaders('/repo/', {}), ['404.html', 'en/404.html']);
  expect(conf).toContain('location /repo/en/ { error_page 403 404 =404 /repo/en/404.html;');
});

it('A page with a slash too many is redirected, in each language, and nothing else is', () => {
  const documents = [
    'index.html',
    'impressum.html',
    '404.html',
    'en/index.html',
    'en/about.html',
    'en/404.html',
  ];
  const redirects = siteConf(responseHeaders('/', {}), documents).match(/^location = .*$/gm);
  expect(redirects).toEqual([
    'location = /impressum/ { return 301 /impressum; }',
    'location = /en/about/ { return 301 /en/about; }',
  ]);
});

it('No value can end its quotes or become a variable', () => {
  const rule = (value: string) => [{ path: '/*', headers: [['X-A', value]] as const }];
  expect(siteConf(rule('a "b" \\ c'), [])).toContain('add_header X-A "a \\"b\\" \\\\ c" always;');
  expect(() => siteConf(rule('$host'), [])).toThrow('dollar sign');
  expect(() => siteConf([], [])).toThrow('whole site');
});

it('The container keeps no logs, which a privacy policy with `logDays: 0` says', async () => {
  const conf = await readFile(new URL('nginx.conf', import.meta.url), 'utf8');
  expect(conf).toMatch(/^\s*access_log off;$/m);
  expect(conf.match(/access_log/g)).toHaveLength(1);
});
