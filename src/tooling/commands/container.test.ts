import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { responseHeaders } from '../documents/response-headers.ts';
import { siteConf } from './container.ts';

it('The headers of the whole site are sent with every answer, each language has its page for what is missing, and a page with a slash too many is redirected', () => {
  const rules = responseHeaders('/repo/', { 'default-src': ["'none'"], 'img-src': ["'self'"] });
  const documents = [
    'index.html',
    'impressum.html',
    '404.html',
    'en/index.html',
    'en/about.html',
    'en/404.html',
  ];
  const conf = siteConf(rules, documents);
  expect(conf).toMatch(/^error_page 403 404 =404 \/repo\/404\.html;\n/);
  expect(conf).toContain('location /repo/en/ { error_page 403 404 =404 /repo/en/404.html;');
  expect(conf).toContain(`add_header Content-Security-Policy "default-src 'none'; img-src 'self'" always;\n`);
  expect(conf).not.toContain('immutable');
  expect(conf.match(/^location = .*$/gm)).toEqual([
    'location = /repo { return 301 /repo/; }',
    'location = /repo/impressum/ { return 301 /repo/impressum; }',
    'location = /repo/en/about/ { return 301 /repo/en/about; }',
  ]);
});

it('No value can end its quotes or become a variable', () => {
  const rule = (value: string) => [{ path: '/*', headers: [['X-A', value]] as const }];
  expect(siteConf(rule('a "b" \\ c'), [])).toContain('add_header X-A "a \\"b\\" \\\\ c" always;');
  expect(() => siteConf(rule('$host'), [])).toThrow('dollar sign');
  expect(() => siteConf([], [])).toThrow('whole site');
});

it('The container keeps no logs, which a privacy policy with `logDays: 0` says', async () => {
  const conf = await readFile(new URL('container/nginx.conf', import.meta.url), 'utf8');
  expect(conf.match(/^.*access_log.*$/gm)?.map((line) => line.trim())).toEqual(['access_log off;']);
});
