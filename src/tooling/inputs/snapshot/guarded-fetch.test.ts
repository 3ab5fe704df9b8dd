import type { RequestListener } from 'node:http';
import { connect, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import { download } from '../../../providers/request.ts';
import { TestHost } from '../../host.fixture.ts';
import {
  authorizedFetch,
  guardedFetch,
  hostsNamed,
  hostsOfProviders,
  isPrivate,
  tokenFor,
} from './guarded-fetch.ts';

const host = new TestHost();

/** Names that are not this machine's lead to it all the same, as those of an attacker may. */
const toThisMachine: LookupFunction = (_, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
const at = (name: string, path = '') => `http://${name}:${host.port}/${path}`;
const fetchTrusting = (...names: string[]) =>
  guardedFetch({
    trusted: new Set(names.map((name) => `${name}:${host.port}`)),
    lookup: toThisMachine,
    longest: 1_000_000,
  });
const { signal } = new AbortController();

test('Networks that are not the public internet are private, also where IPv6 tunnels them', () => {
  const inside =
    '127.0.0.1 10.1.2.3 172.31.0.1 192.168.178.1 169.254.169.254 100.64.0.1 0.0.0.0 ::1 :: fd00::1 fe80::1 ' +
    '::ffff:127.0.0.1 ::ffff:a00:1 2002:7f00:1:: ff02::1';
  const outside = '140.82.121.6 172.32.0.1 100.128.0.1 2606:4700::1111 2a01:4f8::1 64:ff9b::8c52:7906';
  expect(inside.split(' ').filter((address) => !isPrivate(address))).toEqual([]);
  expect(outside.split(' ').filter(isPrivate)).toEqual([]);
});

describe('An address that a provider named', () => {
  const hosts = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', 'evil.example', 'localhost'];
  test.each(hosts)('leads nowhere private: %s', async (name) => {
    await expect(fetchTrusting()(at(name), { signal })).rejects.toMatchObject({
      kind: 'malformed',
      detail: expect.stringContaining('private network'),
    });
  });

  test('leads nowhere private by a redirect of a host that is trusted either', async () => {
    host.answer = (_, response) => response.writeHead(302, { location: at('127.0.0.1', 'secret') }).end();
    await expect(fetchTrusting('blog.example')(at('blog.example'), { signal })).rejects.toMatchObject({
      detail: expect.stringContaining('private network'),
    });
  });
});

describe('What the owner wrote', () => {
  test('may be in a private network, and its redirects on the same host too', async () => {
    host.answer = ({ url }, response) =>
      url === '/feed' ? response.end('feed') : response.writeHead(301, { location: '/feed' }).end();
    const response = await fetchTrusting('127.0.0.1')(at('127.0.0.1', 'rss'), { signal });
    expect(await response.text()).toBe('feed');
  });

  test('is every host in the configuration', () => {
    const given = {
      blog: { url: 'http://localhost:2368/rss' },
      profile: { bio: 'Text', avatar: 'images/a.png' },
    };
    expect([...hostsNamed(given)]).toEqual(['localhost:2368']);
  });
});

test('A provider of the site is trusted too, with its pictures', () => {
  const hosts = hostsOfProviders(siteOf({ github: { username: 'erika' } }));
  expect(hosts).toEqual(expect.arrayContaining(['api.github.com', 'avatars.githubusercontent.com']));
  expect(hostsOfProviders(null)).toEqual([]);
});

describe('A proxy of the environment', () => {
  /** Opens a tunnel to the test's server, wherever it is asked to lead. */
  const proxy = new TestHost();
  const tunnels: (string | undefined)[] = [];
  proxy.server.on('connect', ({ url }, client) => {
    tunnels.push(url);
    const target = connect(host.port, '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    target.on('error', () => client.destroy()).pipe(client);
    client.on('error', () => target.destroy()).pipe(target);
  });
  beforeAll(() => {
    vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${proxy.port}`);
    vi.stubEnv('NO_PROXY', 'inside.example');
  });
  afterAll(() => void vi.unstubAllEnvs());

  test('takes all requests but those to the hosts of NO_PROXY, and to private addresses none', async () => {
    host.answer = (_, response) => response.end('ok');
    const fetch = fetchTrusting('inside.example');
    expect(await (await fetch('http://blog.example/feed', { signal })).text()).toBe('ok');
    expect(await (await fetch(at('inside.example'), { signal })).text()).toBe('ok');
    await expect(fetch('http://10.0.0.1/', { signal })).rejects.toMatchObject({
      detail: expect.stringContaining('private network'),
    });
    expect(tunnels).toEqual(['blog.example:80']);
  });
});

test.each(['/again', 'file:///etc/passwd', 'data:text/plain,a'])(
  'Redirects lead neither in a circle nor elsewhere: %s',
  async (location) => {
    host.answer = (_, response) => response.writeHead(302, { location }).end();
    await expect(fetchTrusting('a.example')(at('a.example'), { signal })).rejects.toMatchObject({
      kind: 'malformed',
      detail: 'redirects that lead to no answer',
    });
  },
);

test('A token does not follow a redirect to another host', async () => {
  const seen: (string | undefined)[] = [];
  host.answer = ({ headers, url }, response) => {
    seen.push(headers.authorization);
    if (url === '/to') response.end();
    else response.writeHead(302, { location: at('b.example', 'to') }).end();
  };
  const init = { signal, headers: { authorization: 'Bearer secret' } };
  await fetchTrusting('a.example', 'b.example')(at('a.example', 'from'), init);
  expect(seen).toEqual(['Bearer secret', undefined]);
});

/** Sends for ever. */
const endlessly: RequestListener = (request, response) => {
  const more = () => {
    while (!request.destroyed && response.write(Buffer.alloc(100_000)));
  };
  response.on('drain', more);
  more();
};

describe('An answer', () => {
  const fetch = () => authorizedFetch({}, fetchTrusting('a.example'));
  const read = (path = '', timeoutMs = 10_000) =>
    download(at('a.example', path), { fetch: fetch(), timeoutMs });

  test('may have as many bytes as are allowed', async () => {
    host.answer = (_, response) => response.end(Buffer.alloc(1_000_000));
    expect((await read()).value).toHaveLength(1_000_000);
  });

  const tooLong: Record<string, RequestListener> = {
    'with a byte more': (_, response) => response.end(Buffer.alloc(1_000_001)),
    'that unpacks into more': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000))),
    'without end': endlessly,
  };
  test.each(Object.entries(tooLong))('%s is given up', async (_, send) => {
    host.answer = send;
    await expect(read()).rejects.toMatchObject({ kind: 'malformed', detail: 'more than 1 MB' });
  });

  const keptOpen: Record<string, [RequestListener, object]> = {
    'after a redirect whose body does not end': [
      (request, response) => {
        if (request.url !== '/from') return response.end('arrived');
        response.writeHead(302, { location: '/to', 'content-encoding': 'gzip' });
        return endlessly(request, response);
      },
      { value: new Uint8Array(Buffer.from('arrived')) },
    ],
    'of a failure whose body does not end': [
      (request, response) => endlessly(request, response.writeHead(404)),
      { kind: 'unknown-user' },
    ],
    'whose body stops': [(_, response) => response.writeHead(200).write('half'), { kind: 'timeout' }],
    'that never begins': [() => {}, { kind: 'timeout' }],
  };
  test.each(Object.entries(keptOpen))('%s leaves no connection open', async (_, [send, outcome]) => {
    host.answer = send;
    const timeoutMs = 'kind' in outcome && outcome.kind === 'timeout' ? 100 : 10_000;
    expect(await read('from', timeoutMs).catch((error) => error)).toMatchObject(outcome);
    const connections = promisify(host.server.getConnections.bind(host.server));
    await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  });

  test('keeps its status and its headers, and the reason of a refusal', async () => {
    host.answer = (_, response) => response.writeHead(403, { 'x-ratelimit-reset': '17' }).end('reason');
    const response = await fetch()(at('a.example'), { signal });
    const reset = response.headers.get('x-ratelimit-reset');
    expect([response.status, reset, await response.text()]).toEqual([403, '17', 'reason']);
  });

  test('that breaks off is no answer', async () => {
    host.answer = (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    await expect(read()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

const github = 'https://api.github.com/users/erika';

test.each([
  ['GitHub is shown the token', github, 'secret', 'Bearer secret'],
  ['without one it is asked as a visitor asks it', github, undefined, null],
  ['nobody else is shown it', 'https://dev.to/api/articles', 'secret', null],
  [
    'nobody by a name that looks like GitHub',
    'https://api.github.com.evil.example/users/erika',
    'secret',
    null,
  ],
  ['nobody who listens', 'http://api.github.com/users/erika', 'secret', null],
])('%s', async (_, url, token, shown) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  await authorizedFetch({ GITHUB_TOKEN: token }, fetch)(url, { signal });
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe(shown);
});

test('the token comes from either of its usual names; an empty one does not count', () => {
  expect(tokenFor(github, { GITHUB_TOKEN: 'a', GH_TOKEN: 'b' })).toBe('a');
  expect(tokenFor(github, { GITHUB_TOKEN: ' ', GH_TOKEN: 'b\n' })).toBe('b');
});
