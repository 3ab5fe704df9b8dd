import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx } from '../../container/nginx.fixture.ts';
import { siteConf } from '../../container/site-conf.ts';
import { type ServedSite, serve } from '../../serve.ts';
import { checkLive } from './check-live.ts';
import { deployedHeaders, writeDeployedSite } from './deployed-site.fixture.ts';

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}
/** What a badly set up host makes of an answer. */
type Alter = (path: string, sent: Sent) => Partial<Sent> | undefined;

let directory: string;
let right: ServedSite;
let host: Server;
let alter: Alter = () => undefined;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'live-'));
  await writeDeployedSite(directory, '/');
  right = await serve({ directory, base: '/', port: 0 });
  host = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(right.url.slice(0, -1) + url, { headers: { 'accept-encoding': 'identity' } });
    const { 'content-length': _, connection: __, ...headers } = Object.fromEntries(answer.headers);
    const sent = { status: answer.status, headers, body: await answer.text() };
    const altered = { ...sent, ...alter(url, sent) };
    response.writeHead(altered.status, altered.headers).end(altered.body);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
});
afterEach(() => {
  alter = () => undefined;
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await right.close();
  await rm(directory, { recursive: true });
});

/** What is told of the host, as `path: message`. */
const told = async (change: Alter): Promise<string[]> => {
  alter = change;
  const findings = await checkLive(`http://localhost:${(host.address() as AddressInfo).port}`);
  return findings.map(({ path, message }) => `${path}: ${message}`);
};

const html = { 'content-type': 'text/html' };
const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

describe('A site that is served as it should be', () => {
  it('has nothing to be told, from the preview server and through a proxy', async () => {
    expect(await checkLive(right.url)).toEqual([]);
    expect(await told(() => undefined)).toEqual([]);
  });

  it('has nothing to be told where pages are redirected to their short addresses, or on GitHub Pages', async () => {
    expect(
      await told((path, { headers }) => {
        if (path.endsWith('.html'))
          return { status: 308, headers: { location: path.replace(/(?:index)?\.html/, '') }, body: '' };
        return {
          headers: {
            ...without(headers, 'content-security-policy'),
            server: 'GitHub.com',
            'cache-control': 'max-age=600',
          },
        };
      }),
    ).toEqual([]);
  });

  it.skipIf(!hasNginx)(
    'has nothing to be told from the container’s nginx, where nginx is installed',
    async () => {
      for (const base of ['/', '/repo/']) {
        const site = await mkdtemp(join(tmpdir(), 'live-nginx-'));
        await writeDeployedSite(join(site, base), base);
        const nginx = await startNginx(
          site,
          siteConf(deployedHeaders(base), ['impressum.html', 'datenschutz.html']),
        );
        try {
          expect(await checkLive(nginx.origin + base)).toEqual([]);
        } finally {
          await nginx.close();
          await rm(site, { recursive: true });
        }
      }
    },
  );
});

it('Looks at the profile page of a site that links it', async () => {
  const found = await told((path, { body }) =>
    path === '/' ? { body: `${body}<a href="/profil">Profil</a>` } : undefined,
  );
  expect(found).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/profil, \/profil\.html: HTTP 404 for a page/)]),
  );
});

describe('Of a host that is set up wrongly is told', () => {
  it.each<[string, Alter, RegExp]>([
    [
      'HTML with 200 for unknown addresses',
      (path, { status }) => (status === 404 && !/\.js$/.test(path) ? { status: 200 } : undefined),
      /unknown page\): .*HTTP 200.*error_page/,
    ],
    [
      'HTML with 200 for a missing script',
      (path, { status }) => (status === 404 && /\.js$/.test(path) ? { status: 200 } : undefined),
      /unknown script\): .*HTTP 200 and HTML/,
    ],
    [
      'a missing script that is kept',
      (path, { status, headers }) =>
        status === 404 && /\.js$/.test(path)
          ? { headers: { ...headers, 'cache-control': 'max-age=31536000, immutable' } }
          : undefined,
      /is kept for 31536000 s/,
    ],
    [
      'an old index.html beside a new sw.js',
      (path, { body }) =>
        /^\/(?:index.html)?$/.test(path) ? { body: body.replace('The page', 'An old page') } : undefined,
      /^\/, \/index\.html: .*old file beside a new sw\.js.*cache of the host/,
    ],
    [
      'an old not-found page',
      (_, { body, status }) => (status === 404 ? { body: `${body} ` } : undefined),
      /Another page than 404\.html/,
    ],
    [
      'a worker that is kept for long',
      (path, { headers }) =>
        path === '/sw.js' ? { headers: { ...headers, 'cache-control': 'public, max-age=86400' } } : undefined,
      /^\/sw\.js: Kept for 86400 s.*no-cache/,
    ],
    [
      'pages of which nothing is said',
      (path, { headers }) =>
        /^\/impressum/.test(path) ? { headers: without(headers, 'cache-control') } : undefined,
      /^\/impressum, \/impressum\.html: Without Cache-Control/,
    ],
    [
      'a worker that is redirected',
      (path) => (path === '/sw.js' ? { status: 302, headers: { location: '/assets/sw.js' } } : undefined),
      /^\/sw\.js: Browsers accept no worker/,
    ],
    [
      'a worker in whose place is a page',
      (path) => (path === '/sw.js' ? { headers: html } : undefined),
      /^\/sw\.js: HTML is served instead/,
    ],
    [
      'a document without its policy',
      (path, { body, headers }) =>
        path === '/' ? { body: body.replace(/<meta[^>]*>/, ''), headers } : undefined,
      /^\/: The document has no Content-Security-Policy/,
    ],
    [
      'headers without the policy',
      (_, { headers }) => ({ headers: without(headers, 'content-security-policy') }),
      /^\/, .*: The host sends no Content-Security-Policy/,
    ],
    [
      'the policy of another build',
      (_, { headers }) => ({
        headers: { ...headers, 'content-security-policy': "script-src 'self'; style-src 'self'" },
      }),
      /refuse what it lacks: 'sha256-a'/,
    ],
    [
      'pages that are found with their ending alone',
      (path) => (path === '/impressum' ? { status: 404 } : undefined),
      /^\/impressum: HTTP 404.*try_files/,
    ],
    [
      'the first page in the place of another',
      (path) => (path === '/datenschutz' ? { body: '' } : undefined),
      /^\/datenschutz: Not the file of the build/,
    ],
    [
      'a page that leads to another site',
      (path) =>
        path === '/impressum' ? { status: 301, headers: { location: 'https://evil.example/' } } : undefined,
      /^\/impressum: Redirected to https:\/\/evil\.example\//,
    ],
    [
      'redirects that visitors can aim',
      (path) =>
        path.startsWith('/%5c')
          ? { status: 301, headers: { location: '/\\example.com/impressum' } }
          : undefined,
      /Redirected to http:\/\/example\.com\/impressum, another site/,
    ],
    [
      'a file that the worker keeps and that is gone',
      (path) => (path.endsWith('.woff2') ? { status: 404 } : undefined),
      /inter-1a2b\.woff2: HTTP 404.*worker cannot be installed/,
    ],
    [
      'an old manifest',
      (path, { body }) => (path.endsWith('.webmanifest') ? { body: `${body} ` } : undefined),
      /manifest\.webmanifest: Not the file of the build/,
    ],
    [
      'a site that was built for another path',
      (path, { body }) =>
        path.endsWith('.webmanifest') ? { body: body.replace('"scope":"/"', '"scope":"/repo/"') } : undefined,
      /built for \/repo\/\..*--base=\//,
    ],
    [
      'assets that are revalidated',
      (_, { headers }) => ({ headers: { ...headers, 'cache-control': 'no-cache' } }),
      /assets\/.*: Revalidated/,
    ],
    ['no page at all', () => ({ status: 502, headers: {}, body: '' }), /^\/: No page here \(HTTP 502/],
  ])('%s', async (_, change, message) => {
    const messages = await told(change);
    expect(
      messages.filter((line) => message.test(line)),
      messages.join('\n'),
    ).toHaveLength(1);
  });

  it('words that the law minds, once for all pages that have them', async () => {
    expect(
      await told((_, { body, headers }) =>
        /html/.test(headers['content-type'] ?? '')
          ? { body: `${body}<p>klimaneutral</p><script>"TMG"</script>` }
          : undefined,
      ),
    ).toContainEqual(expect.stringMatching(/^\/, .*more: Found 'klimaneutral'\. .*UWG/));
  });

  it('that nobody answers', async () => {
    expect(await checkLive('http://localhost:1')).toEqual([
      expect.objectContaining({ kind: 'mistake', message: expect.stringContaining('No answer') }),
    ]);
  });
});
