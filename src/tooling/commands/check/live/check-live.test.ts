import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lastingDirectory } from '../../../directory.fixture.ts';
import { TestHost } from '../../../host.fixture.ts';
import { type ServedSite, serve } from '../../serve.ts';
import { checkLive } from './check-live.ts';
import { writeDeployedSite } from './deployed-site.fixture.ts';

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}
/** Responses of badly set up hosts. */
type Alter = (path: string, sent: Sent) => Partial<Sent> | undefined;

const directory = lastingDirectory();
const host = new TestHost();
const proxy = new TestHost();
let right: ServedSite;
let alter: Alter;

beforeAll(async () => {
  await writeDeployedSite(directory, '/');
  right = await serve({ directory, base: '/', port: 0 });
  host.answer = async ({ url = '' }, response) => {
    const answer = await fetch(right.url.slice(0, -1) + url, { headers: { 'accept-encoding': 'identity' } });
    const { 'content-length': _, connection: __, ...headers } = Object.fromEntries(answer.headers);
    const sent = { status: answer.status, headers, body: await answer.text() };
    const altered = { ...sent, ...alter(url, sent) };
    response.writeHead(altered.status, altered.headers).end(altered.body);
  };
});
afterAll(() => right.close());

/** The findings about the host, as `path: message`. */
const told = async (change: Alter): Promise<string[]> => {
  alter = change;
  const findings = await checkLive(`http://localhost:${host.port}`);
  return findings.map(({ path, message }) => `${path}: ${message}`);
};

/** Another header, or none of the name. */
const header =
  (name: string, value?: string) =>
  ({ headers: { [name]: _, ...others } }: Sent) => ({
    headers: value === undefined ? others : { ...others, [name]: value },
  });
const status = (code: number, location?: string) => () => ({
  status: code,
  ...(location && { headers: { location } }),
});
const type = (value?: string) => header('content-type', value);
const alsoSends = (name: string, value: string) => (sent: Sent) =>
  header(name, [sent.headers[name], value].filter(Boolean).join(', '))(sent);
const content = (from: string | RegExp, to: string) => (sent: Sent) => ({
  body: String(sent.body).replace(from, to),
});
const longer = content(/$/, ' ');
const policy = 'content-security-policy';

it('Of a site is nothing to be told where pages are redirected to their short addresses, or on GitHub Pages', async () => {
  const found = await told((path, sent) => {
    if (path.endsWith('.html')) return status(308, path.replace(/(?:index)?\.html/, ''))();
    const { headers } = header(policy)(sent);
    return { headers: { ...headers, server: 'GitHub.com', 'cache-control': 'max-age=600' } };
  });
  expect(found).toEqual([]);
});

const unknownPage = /no-such-page/;
const unknownScript = /no-such-script/;
const worker = /^\/sw\.js/;
const impressum = /^\/impressum$/;
const any = /./;
const cached = (value?: string) => header('cache-control', value);

const email = '<a href="/cdn-cgi/l/email-protection#5f3a">[email&#160;protected]</a>';
const garbled = '<script id="page-data">{{</script><img src="http://[/assets/a.png">';
const restricted = '<p>klimaneutral</p><script>"TMG"</script>';

type Wrong = [RegExp, (sent: Sent) => Partial<Sent>, RegExp];

/** Sources that a second policy refuses. */
const hostsOwn: [string, RegExp][] = [
  ["default-src 'none'", /lacks: script-src 'self', script-src 'sha256-a', .*worker-src 'self'/],
  ["worker-src 'none'", /lacks: worker-src 'self'\./],
  [
    "img-src 'none'; font-src 'none'",
    /lacks: img-src 'self', img-src https:\/\/img\.example, font-src 'self'\./,
  ],
  ["connect-src 'self' https://*.example", /lacks: connect-src https:\/\/api\.test\./],
  ['sandbox allow-same-origin', /lacks: sandbox allow-scripts/],
];

/** Addresses that are answered otherwise, and how that is told: once. */
const wrong: Wrong[] = [
  [unknownPage, status(200), /unknown page\): .*HTTP 200.*error_page/],
  [unknownPage, longer, /Another page than 404\.html/],
  [unknownScript, status(200), /unknown script\): .*HTTP 200 and HTML/],
  [unknownScript, cached('max-age=31536000'), /is kept for 31536000 s/],
  [/^\/(?:index.html)?$/, content(/$/, garbled), /^\/, \/index\.html: .*old file beside a new sw\.js/],
  [/^\/(?:index.html)?$/, longer, /^\/, \/index\.html: .*old file beside a new sw\.js.*cache of the host/],
  [worker, () => ({ body: 'install([{"url":nothing}]);' }), /^\/sw\.js: This is not the worker that/],
  [worker, cached('max-age=86400'), /^\/sw\.js: Kept for 86400 s.*no-cache/],
  [worker, status(302, '/assets/sw.js'), /^\/sw\.js: Browsers accept no worker that is redirected\. /],
  [worker, header('content-type', 'text/html'), /^\/sw\.js: HTML is served instead/],
  [/^\/impressum/, cached(), /^\/impressum, \/impressum\.html: Without Cache-Control/],
  [/^\/$/, content(/<meta[^>]*>/, ''), /^\/: The document has no Content-Sec/],
  [any, header(policy), /^\/, .*: The host sends no Content-Security-Policy/],
  [
    any,
    header(policy, "script-src 'self'; style-src 'self'"),
    /refuse what it lacks: script-src 'sha256-a'\./,
  ],
  // The host's own policy beside that of the build.
  ...hostsOwn.map(([directives, refused]): Wrong => [any, alsoSends(policy, directives), refused]),
  [
    worker,
    alsoSends(policy, "connect-src 'self' https://api.test"),
    /^\/sw\.js: .*lacks: connect-src https:\/\/img\.example\./,
  ],
  [/\.js/, type('text/plain'), /^\/assets\/.*, \/sw\.js: Served as text\/plain .*\.js.*AddType/],
  [worker, type('application/octet-stream'), /^\/sw\.js: Served as application\/octet-stream .*refuse/],
  [/\.css$/, type('text/plain'), /\.css: Served as text\/plain instead of text\/css, so browsers refuse/],
  [/\.svg$/, type(), /\.svg: Served as no media type instead of image\/svg/],
  [
    /\.webmanifest$/,
    type('application/octet-stream'),
    /\/manifest\.webmanifest: Served .* of application\/manifest\+json\. /,
  ],
  [/\.woff2$/, type('text/plain'), /\.woff2: Served as text\/plain instead of font\/woff2\. /],
  [/\.vcf$/, type('text/plain'), /\.vcf: Served as text\/plain instead of text\/vcard, so/],
  [/\.pdf$/, type('application/octet-stream'), /\.pdf: Served as .* instead of application\/pdf\. /],
  [/\.pdf$/, status(404), /\.pdf: HTTP 404 for a file of the site\. Upload/],
  [impressum, type('text/plain'), /^\/impressum: Served as text\/plain instead of text\/html, so/],
  [/\.(?:js|css)$/, (sent) => ({ body: gzipSync(sent.body) }), /^\/assets\/.*: Compressed twice.*not both/],
  [/^\/$/, (sent) => ({ body: gzipSync(sent.body) }), /^\/: Compressed twice/],
  [
    impressum,
    header('x-robots-tag', 'noindex, nofollow'),
    /^\/impressum: The host tells search engines not to/,
  ],
  [impressum, header('content-disposition', 'attachment; filename="a"'), /^\/impressum: Sent as a download/],
  [
    any,
    header('x-content-type-options'),
    /^\/, .*: The host does not send X-Content-Type-Options\. .*_headers/,
  ],
  [impressum, status(404), /^\/impressum: HTTP 404.*try_files/],
  [
    /^\/datenschutz$/,
    content('datenschutz', 'portfolio'),
    /^\/datenschutz: The first page is served instead/,
  ],
  [/\.woff2$/, status(404), /inter-1a2b\.woff2: HTTP 404.*worker cannot be installed/],
  [/\.webmanifest$/, longer, /manifest\.webmanifest: Not the file of the build/],
  [/\.webmanifest$/, content('"scope":"/"', '"scope":"/repo/"'), /built for \/repo\/\..*--base=\//],
  [any, cached('no-cache'), /assets\/.*: Revalidated/],
  [any, status(502), /^\/: No page here \(HTTP 502/],
  [
    impressum,
    content(/$/, email),
    /^\/impressum: Cloudflare hides the e-mail addresses.*Address Obfuscation/,
  ],
  [/^\/$/, content(/$/, '<a href="/profil">'), /^\/profil, \/profil\.html: HTTP 404 for a page/],
  // Words that the law restricts, once for all pages that have them.
  [/\/[a-z]*$/, content(/$/, restricted), /^\/, .*: Found 'klimaneutral'\. .*UWG/],
];

const away: Record<string, RegExp> = {
  impressum,
  'sw.js': worker,
  'manifest.webmanifest': /\.webmanifest$/,
  'assets/inter-1a2b.woff2': /\.woff2$/,
  '(unknown page)': unknownPage,
  'assets/(unknown script)': unknownScript,
};

describe('Of a host that is set up wrongly is told', () => {
  it.each(wrong)('what is at %s', async (place, change, message) => {
    const messages = await told((path, sent) => (place.test(path) ? change(sent) : undefined));
    const about = messages.filter((line) => message.test(line));
    expect(about, messages.join('\n')).toHaveLength(1);
  });

  it.each(Object.entries(away))('%s that leads away', async (name, place) => {
    const messages = await told((path) => (place.test(path) ? status(301, right.url)() : undefined));
    expect(messages).toEqual([
      `/${name}: Redirected to ${right.url}, away from the site. Remove that rule of the host.`,
    ]);
  });

  it('that everything leads away', async () => {
    expect(await told(() => status(301, right.url)())).toEqual([
      `/: No page here (a redirect to ${right.url}). Give the address of the first page.`,
    ]);
  });

  it.each([
    "default-src * 'unsafe-inline'",
    "default-src https: http: 'unsafe-inline'; sandbox allow-scripts allow-same-origin",
    "default-src 'self' 'sha256-a' *.example https://api.test; upgrade-insecure-requests",
    "frame-ancestors 'none'",
  ])('nothing where its own policy allows what the page needs: %s', async (more) => {
    expect(await told((_, sent) => alsoSends(policy, more)(sent))).toEqual([]);
  });

  it('nothing where the policy has small letters in the document', async () => {
    const messages = await told((_, sent) => content('Content-Security-Policy', policy)(sent));
    expect(messages.filter((line) => line.includes('Content-Security-Policy'))).toEqual([]);
  });

  it('the same by the proxy of the environment', async () => {
    const asked: (string | undefined)[] = [];
    proxy.server.on('connect', ({ url }, client) => {
      asked.push(url);
      client.end('HTTP/1.1 502 No\r\n\r\n');
    });
    vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${proxy.port}`);
    await checkLive('http://site.example/');
    vi.unstubAllEnvs();
    expect(asked[0]).toBe('site.example:80');
  });

  it('that nobody answers', async () => {
    expect(await checkLive('http://localhost:1')).toEqual([
      expect.objectContaining({ kind: 'mistake', message: expect.stringContaining('No answer') }),
    ]);
  });
});
