import { once } from 'node:events';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering, cut, failing, feedError, html, tooMany } from './behaviours/failure.ts';
import { limited, secondaryLimit } from './behaviours/github-limit.ts';
import { huge } from './behaviours/huge.ts';
import { empty, hostile, incomplete, nullFields, wrongShapes } from './behaviours/payload.ts';
import { gone, hanging, held } from './behaviours/transport.ts';
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
  {
    method = 'GET',
    headers = {},
    signal,
  }: { method?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
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
        signal,
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
const feed = `https://api.rss2json.com/v1/api.json?rss_url=${encodeURIComponent('https://medium.com/feed/@erika')}`;

const bodyOf = async (address: string) => JSON.parse((await ask(address)).text);

describe('the fake outside world', () => {
  it('answers for each provider by its host', async () => {
    expect(await bodyOf(user)).toMatchObject({ login: 'erika-mustermann', public_repos: 13 });
    expect((await bodyOf(search)).items).toHaveLength(11);
    expect(await bodyOf(articles)).toHaveLength(5);
    expect(await bodyOf(feed)).toMatchObject({ status: 'ok', items: { length: 4 } });
    expect((await ask('https://ghchart.rshah.org/erika-mustermann')).text).toMatch(/^<svg /);
    expect((await ask('https://github-readme-stats.vercel.app/api?username=erika')).text).toMatch(/^<svg /);
    expect((await ask('https://avatars.githubusercontent.com/u/1?v=4')).headers['content-type']).toBe(
      'image/png',
    );
    expect((await ask('https://static.hotjar.com/c/hotjar-1.js?sv=6')).text).toContain('_hjSettings');
    expect((await ask('https://example.org/')).status).toBe(404);
  });

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

  it('knows users from strangers', async () => {
    expect((await ask('https://api.github.com/users/no-such-user')).status).toBe(404);
    expect((await ask('https://api.github.com/search/repositories?q=user:no-such-user')).status).toBe(422);
    expect(await bodyOf('https://dev.to/api/articles?username=nobody')).toEqual([]);
    expect(await bodyOf('https://api.rss2json.com/v1/api.json?rss_url=nonsense')).toMatchObject({
      status: 'error',
    });
  });

  it('limits GitHub until the reset it announces', async () => {
    const before = world.now() / 1000;
    world.when('github', limited(world.github, { status: 429, resetIn: 90 }));
    const { status, headers } = await ask(user);
    expect(status).toBe(429);
    expect(headers['x-ratelimit-remaining']).toBe('0');
    expect(Number(headers['x-ratelimit-reset']) - before).toBeGreaterThan(88);
    expect((await ask(search)).status).toBe(429);
    expect((await ask(articles)).status).toBe(200);
    world.advance(91);
    expect((await ask(user)).status).toBe(200);
  });

  it('sends a secondary limit with requests left, with or without a time to wait', async () => {
    world.when('github', secondaryLimit(world.github, { retryAfter: 30 }));
    expect(await ask(user)).toMatchObject({
      status: 403,
      headers: { 'retry-after': '30', 'x-ratelimit-remaining': '60' },
    });
    world.when('github', secondaryLimit(world.github, { status: 429 }));
    const silent = await ask(user);
    expect(silent.status).toBe(429);
    expect(silent.headers).not.toHaveProperty('retry-after');
  });

  it('takes the last word on a request, and a narrower selector leaves the others alone', async () => {
    world.when('github', failing(500));
    world.when(/\/users\//, failing(404));
    expect((await ask(user)).status).toBe(404);
    expect((await ask(search)).status).toBe(500);
    await world.recover();
    expect((await ask(user)).status).toBe(200);
  });

  it('fails in every way that still is an answer', async () => {
    world.when(/users/, html);
    world.when(/search/, cut);
    world.when('dev.to', tooMany(30));
    world.when('rss2json', feedError);
    expect(await ask(user)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    const half = await ask(search);
    expect(half.status).toBe(200);
    expect(() => JSON.parse(half.text)).toThrow();
    expect(await ask(articles)).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    expect(await ask(feed)).toMatchObject({ status: 200, text: expect.stringContaining('"status":"error"') });
    world.when('rss2json', answering({ message: 'no' }, 500));
    expect(await ask(feed)).toMatchObject({ status: 500, headers: { 'access-control-allow-origin': '*' } });
  });

  it('bends the usual answer: empty, short, without optional fields', async () => {
    world.when('*', empty);
    expect(await bodyOf(search)).toMatchObject({ total_count: 0, items: [] });
    expect(await bodyOf(articles)).toEqual([]);
    expect(await bodyOf(feed)).toMatchObject({ status: 'ok', items: [] });
    world.when('github', incomplete);
    expect(await bodyOf(search)).toMatchObject({ incomplete_results: true, items: { length: 1 } });
    world.when('*', nullFields);
    expect(await bodyOf(user)).toMatchObject({ name: null, bio: null, login: 'erika-mustermann' });
    expect((await bodyOf(search)).items[0]).toMatchObject({
      description: null,
      language: null,
      name: expect.any(String),
    });
  });

  it('sends other shapes than were asked for', async () => {
    for (const [shape, behaviour] of Object.entries(wrongShapes)) {
      const usual = { search: await bodyOf(search), articles: await bodyOf(articles) };
      world.when('*', behaviour);
      expect(await bodyOf(search), shape).not.toEqual(usual.search);
      expect(await bodyOf(articles), shape).not.toEqual(usual.articles);
      await world.reset();
    }
  });

  it('sends as much as it can, each repository with an identity of its own', async () => {
    world.when('*', huge);
    const { items, total_count } = await bodyOf(search);
    expect(items).toHaveLength(100);
    expect(total_count).toBe(100);
    expect(new Set(items.map((item: { full_name: string }) => item.full_name)).size).toBe(100);
    expect(items[0].name).toHaveLength(200);
    expect((await bodyOf(articles))[1].title).toHaveLength(200);
  });

  it('puts a script into every text and every address', async () => {
    world.when('*', hostile);
    expect(await bodyOf(user)).toMatchObject({
      avatar_url: 'javascript:window.hacked=true',
      bio: expect.stringContaining('<script>'),
    });
    expect((await ask('https://ghchart.rshah.org/erika')).text).toMatch(/^<svg /);
    expect((await bodyOf(feed)).status).toBe('ok');
    expect((await bodyOf(feed)).items[0].guid).toBe('javascript:window.hacked=true');
  });

  it('holds an answer until it is released', async () => {
    const gate = held();
    world.when('github', gate.behaviour);
    let answered = false;
    const reply = ask(user).then(({ status }) => {
      answered = true;
      return status;
    });
    await expect.poll(() => world.count('github')).toBe(1);
    expect(answered).toBe(false);
    gate.release();
    expect(await reply).toBe(200);
  });

  it('hangs without an answer, and breaks the connection without one', async () => {
    world.when('github', hanging);
    const given = new AbortController();
    const reply = expect(ask(user, { signal: given.signal })).rejects.toThrow(/abort/i);
    await expect.poll(() => world.count('github'), { timeout: 60_000 }).toBe(1);
    given.abort();
    await reply;
    world.when('github', gone);
    await expect(ask(user)).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(world.count('github')).toBe(2);
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

  it('is gone altogether when offline, hanging requests included, and back on the same port', async () => {
    const { port } = world;
    world.when('github', hanging);
    const waiting = ask(user);
    await expect.poll(() => world.count('github')).toBe(1);
    const broken = expect(waiting).rejects.toThrow(/socket hang up|ECONNRESET/);
    await world.offline();
    await broken;
    await expect(ask(articles)).rejects.toThrow(/ECONNREFUSED/);
    await world.recover();
    expect(world.port).toBe(port);
    expect((await ask(user)).status).toBe(200);
  });
});
