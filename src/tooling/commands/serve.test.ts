import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServedSite, type ServeOptions, serve } from './serve.ts';

let directory: string;
let sites: ServedSite[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'serve-'));
  sites = [];
  await mkdir(join(directory, 'assets'));
  await Promise.all(
    Object.entries({
      'index.html': '<h1>Start</h1>',
      'impressum.html': '<h1>Impressum</h1>',
      'sw.js': '/* worker */',
      'assets/main-1a2b3c.js': 'let main;',
    }).map(([name, content]) => writeFile(join(directory, name), content)),
  );
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await rm(directory, { recursive: true });
});

async function served(options: Partial<ServeOptions> = {}): Promise<ServedSite> {
  const site = await serve({ directory, base: '/', port: 0, ...options });
  sites.push(site);
  return site;
}

describe('the static server', () => {
  it('serves the first page and pages without their ending', async () => {
    const { url } = await served();
    const start = await fetch(url);
    expect(start.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await start.text()).toBe('<h1>Start</h1>');
    const page = await fetch(`${url}impressum`);
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<h1>Impressum</h1>');
  });

  it('obeys the rules of _headers, lets everything else be asked for again, and keeps the file to itself', async () => {
    await writeFile(
      join(directory, '_headers'),
      '/sub/*\n  X-Frame-Options: DENY\n\n/sub/assets/*\n  Cache-Control: max-age=9, immutable\n',
    );
    const { url } = await served({ base: '/sub/' });
    const headers = async (path: string) => (await fetch(url + path)).headers;
    expect((await headers('assets/main-1a2b3c.js')).get('cache-control')).toBe('max-age=9, immutable');
    expect((await headers('assets/missing.js')).get('cache-control')).not.toContain('immutable');
    for (const path of ['', 'impressum', 'sw.js?v=1']) {
      expect((await headers(path)).get('cache-control')).toBe('no-cache');
      expect((await headers(path)).get('x-frame-options')).toBe('DENY');
    }
    for (const spelled of ['_headers', '_headers/', '%5fheaders', '%5Fheaders/', '/_headers'])
      expect(await (await fetch(url + spelled)).text(), spelled).not.toContain('DENY');
  });

  it('answers an unknown path with 404.html and status 404', async () => {
    await writeFile(join(directory, '404.html'), '<h1>Nicht gefunden</h1>');
    const { url } = await served();
    for (const path of ['unknown', 'assets/old.js']) {
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<h1>Nicht gefunden</h1>');
    }
  });

  it('answers an unknown page with the first one when there is no 404.html, but never a missing file', async () => {
    const { url } = await served();
    const page = await fetch(`${url}unknown`);
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<h1>Start</h1>');
    const file = await fetch(`${url}downloads/missing.sh`);
    expect(file.status).toBe(404);
    expect(await file.text()).toBe('Not found\n');
  });

  it('lives under its base and nowhere else', async () => {
    const { url, port } = await served({ base: '/portfolio/' });
    expect(url).toBe(`http://localhost:${port}/portfolio/`);
    expect(await (await fetch(`${url}impressum`)).text()).toBe('<h1>Impressum</h1>');
    expect((await fetch(`http://localhost:${port}/impressum`)).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/portfolio`)).url).toBe(url);
  });

  it('survives ranges that end before they begin, broken spellings and links to files that are gone', async () => {
    await writeFile(join(directory, '404.html'), '');
    await symlink('gone.html', join(directory, 'dangling.html'));
    const { url } = await served();
    const range = await fetch(`${url}sw.js`, { headers: { range: 'bytes=5-1' } });
    expect([range.status, await range.text()]).toEqual([200, '/* worker */']);
    for (const path of ['dangling', 'dangling.html', '%', '%00', '%ff', 'sw.js/', 'x'.repeat(5000)])
      expect((await fetch(url + path)).status, path.slice(0, 20)).toBe(404);
    expect((await fetch(`${url}impressum`)).status).toBe(200);
  });

  it('serves what was built while it runs, with the headers of that build', async () => {
    const { url } = await served();
    const start = await fetch(url);
    await start.text();
    await writeFile(join(directory, 'index.html'), '<h1>A longer start</h1>');
    await writeFile(join(directory, 'new.html'), 'new');
    await writeFile(join(directory, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    const tag = start.headers.get('etag') ?? '';
    const renewed = await fetch(url, { headers: { 'if-none-match': tag } });
    expect([renewed.status, await renewed.text()]).toEqual([200, '<h1>A longer start</h1>']);
    expect(renewed.headers.get('x-frame-options')).toBe('DENY');
    expect(await (await fetch(`${url}new`)).text()).toBe('new');
    const same = await fetch(url, { headers: { 'if-none-match': renewed.headers.get('etag') ?? '' } });
    expect(same.status).toBe(304);
  });

  it('keeps to its directory, and to reading', async () => {
    await writeFile(join(directory, '.env'), 'secret');
    const { url, port } = await served();
    expect(await (await fetch(`${url}.env`)).text()).not.toContain('secret');
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      // fetch would tidy the path up before sending it.
      const request = httpRequest(
        { port, host: '127.0.0.1', path: '/../../../../etc/hosts.txt' },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      request.on('error', reject).end();
    });
    expect(status).toBe(404);
  });

  it('takes the next port when its own is taken, and only when it may', async () => {
    const { port } = await served();
    expect((await served({ port, orNext: true })).port).toBeGreaterThan(port);
    await expect(served({ port })).rejects.toThrow(/EADDRINUSE/);
  });

  it('goes down at once and comes up on the same port', async () => {
    const site = await served();
    sites = [];
    await site.close();
    await expect(fetch(site.url)).rejects.toThrow();
    const again = await served({ port: site.port });
    expect(again.url).toBe(site.url);
    expect((await fetch(again.url)).status).toBe(200);
  });
});
