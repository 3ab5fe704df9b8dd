import { once } from 'node:events';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { World } from './world.ts';

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const world = new World();
beforeAll(() => world.up());
afterAll(() => world.down());
beforeEach(() => world.reset());

/** Asks the world as a browser does whose resolver sends every host to it. */
function ask(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const { host, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      {
        host: '127.0.0.1',
        port: world.port,
        servername: host,
        path: pathname + search,
        method,
        headers: { ...headers, host },
        rejectUnauthorized: false,
      },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        });
      },
    );
    request.on('error', reject).end();
  });
}

const user = 'https://api.github.com/users/erika-mustermann';
const search = 'https://api.github.com/search/repositories?q=user:erika-mustermann+fork:false';
const articles = 'https://dev.to/api/articles?per_page=10&username=erika';

describe('the fake outside world', () => {
  it('logs every request, and counts by provider and by address', async () => {
    await ask(user);
    await ask(search, { headers: { origin: 'http://localhost:1' } });
    await ask(articles);
    await ask('https://example.org/tracker?id=1');
    expect([world.count(), world.count('github'), world.count(/search/), world.count('unknown')]).toEqual([
      4, 2, 1, 1,
    ]);
    expect(world.requests(/search/)[0]).toMatchObject({
      method: 'GET',
      provider: 'github',
      headers: { host: 'api.github.com', origin: 'http://localhost:1' },
    });
    world.forget();
    expect(world.count()).toBe(0);
  });

  it('counts core and search requests apart and refuses the eleventh search of a minute', async () => {
    expect((await ask(user)).headers).toMatchObject({
      'x-ratelimit-resource': 'core',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60, s-maxage=60',
    });
    for (let i = 0; i < 10; i += 1) expect((await ask(search)).status).toBe(200);
    const refused = await ask(search);
    expect(refused).toMatchObject({
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-resource': 'search' },
    });
    expect((await ask(user)).status).toBe(200);
    world.advance(60);
    expect((await ask(search)).status).toBe(200);
  });

  it('answers 304 when the browser knows the profile already, but never for a search', async () => {
    const { etag } = (await ask(user)).headers;
    expect(await ask(user, { headers: { 'if-none-match': String(etag) } })).toMatchObject({
      status: 304,
      text: '',
    });
    expect((await ask(search)).headers).not.toHaveProperty('etag');
  });

  it('lets GitHub accept custom headers after a preflight, and dev.to none', async () => {
    const preflight = { method: 'OPTIONS', headers: { origin: 'http://localhost:1' } };
    expect((await ask(user, preflight)).headers['access-control-allow-headers']).toContain(
      'X-GitHub-Api-Version',
    );
    expect((await ask(articles, preflight)).headers).not.toHaveProperty('access-control-allow-headers');
    expect(world.count()).toBe(2);
  });

  it('is gone altogether when offline although somebody has connected and says nothing', async () => {
    const silent = connect(world.port, '127.0.0.1');
    await once(silent, 'connect');
    const cut = once(silent, 'close');
    silent.on('error', () => {});
    // It is known to the world only once the world has taken it.
    await ask(user);
    await world.offline();
    await cut;
    await world.online();
  });
});
