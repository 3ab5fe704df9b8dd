import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { heard } from './ran.fixture.ts';
import { baseOf, type ServedSite, serve } from './serve.ts';
import { serveNear } from './start.ts';

const directory = emptyDirectory();
const write = (name: string, content: string) => put(join(directory, name), content);

beforeEach(() => {
  write('index.html', 'start');
  write('impressum.html', 'impressum');
  write('assets/main-1a2b3c.js', 'let main;');
});
let served: ServedSite | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});

async function ask(path: string, asked: RequestInit = {}) {
  served ??= await serve({ directory, port: 0 });
  const url = `http://localhost:${served.port}${path}`;
  const answer = await fetch(url, { redirect: 'manual', ...asked });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

describe('the static server', () => {
  it('obeys the rules of _headers, lets everything else be asked for again, and keeps the file to itself', async () => {
    write(
      '_headers',
      '/sub/*\n  X-Frame-Options: DENY\n\n/sub/assets/*\n  Cache-Control: max-age=9, immutable\n',
    );
    const headers = async (path: string) => (await ask(`/sub/${path}`)).headers as Record<string, string>;
    expect((await headers('assets/main-1a2b3c.js'))['cache-control']).toBe('max-age=9, immutable');
    for (const path of ['', 'impressum', 'index.html?v=1', 'assets/missing.js'])
      expect(await headers(path)).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
    expect(await baseOf(directory)).toBe('/sub/');
    expect((await ask('/sub/_headers')).status).toBe(404);
  });

  it('answers unknown paths with 404.html', async () => {
    expect(await ask('/unknown')).toMatchObject({ status: 404, body: 'Not found\n' });
    write('404.html', 'not found');
    for (const path of ['/unknown', '/assets/old.js'])
      expect(await ask(path)).toMatchObject({ status: 404, body: 'not found' });
  });

  it('survives broken spellings and links to files that are gone, and keeps to its directory and to reading', async () => {
    write('404.html', '');
    write('.env', 'secret');
    await symlink('gone.html', join(directory, 'dangling.html'));
    const outside = ['../'.repeat(9), 'etc/hosts'].join('');
    for (const path of ['dangling', '%', '%00', '%ff', 'x'.repeat(5000), '.env', outside])
      expect((await ask(`/${path}`)).status, path.slice(0, 20)).toBe(404);
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  it('serves what was built while it runs, with the headers of that build', async () => {
    const { headers } = await ask('/');
    const again = (etag = '') => ask('/', { headers: { 'if-none-match': etag } });
    expect((await again(headers.etag)).status).toBe(304);
    write('index.html', 'a longer start');
    write('_headers', '/*\n  X-Frame-Options: DENY\n');
    expect(await again(headers.etag)).toMatchObject({
      status: 200,
      headers: { 'x-frame-options': 'DENY' },
      body: 'a longer start',
    });
    write('_headers', '/portfolio/*\n  X-Frame-Options: DENY\n');
    expect(await ask('/portfolio/impressum')).toMatchObject({ status: 200, body: 'impressum' });
    expect((await ask('/impressum')).body).toContain('/portfolio/');
  });

  it('refuses a port that is taken, in whose place the commands use another, and goes down at once', async () => {
    const options = { directory, base: '/' };
    const first = await serve({ ...options, port: 0 });
    await expect(serve({ ...options, port: first.port })).rejects.toThrow(/EADDRINUSE/);
    const { result: other, lines } = await heard(() => serveNear(first.port, directory));
    expect(lines).toEqual([`Port ${first.port} is taken, so another one is used.\n`]);
    expect(other.port).not.toBe(first.port);
    await other.close();
    await first.close();
    await expect(fetch(first.url)).rejects.toThrow();
    const again = await serve({ ...options, port: first.port });
    expect((await fetch(again.url, { headers: { range: 'bytes=5-1' } })).status).toBe(200);
    await again.close();
  });
});
