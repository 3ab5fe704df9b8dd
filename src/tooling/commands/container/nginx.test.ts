import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory, put } from '../../directory.fixture.ts';
import { checkLive } from '../check/live/check-live.ts';
import { deployedHeaders, writeDeployedSite } from '../check/live/deployed-site.fixture.ts';
import { siteConf } from '../container.ts';

const directory = emptyDirectory();
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Serves a site with the container's settings; only the places that the image has are exchanged. */
async function withNginx(base: string, use: (origin: string) => Promise<void>): Promise<void> {
  const site = join(directory, 'site', base);
  await writeDeployedSite(site, base);
  for (const file of ['.env', 'en/index.html', 'en/about.html', 'en/404.html']) put(join(site, file), file);
  const documents = ['impressum.html', 'datenschutz.html', '404.html', 'en/index.html', 'en/404.html'];
  const port = await freePort();
  const settings = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  put(join(directory, 'site.conf'), siteConf(deployedHeaders(base), documents));
  put(
    join(directory, 'nginx.conf'),
    settings
      .replaceAll(' /tmp/', ` ${directory}/`)
      .replace('/etc/nginx/site.conf', join(directory, 'site.conf'))
      .replace('/srv/site', join(directory, 'site'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      // It would hand the work to another user, who may not read the site.
      .replace('worker_processes auto;', 'master_process off;'),
  );
  const settled = ['-p', directory, '-c', join(directory, 'nginx.conf'), '-g', 'daemon off;'];
  const nginx = spawn('nginx', settled, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(nginx, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(
        () =>
          fetch(origin).then(
            () => true,
            () => false,
          ),
        { timeout: 5000 },
      )
      .toBe(true);
    await use(origin);
  } finally {
    nginx.kill();
    await ended;
  }
}

/** Sends the path as it is, where fetch would tidy it up. */
async function ask(origin: string, path: string) {
  const [response] = await once(request(`${origin}/`, { path }).end(), 'response');
  const body = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, location: response.headers.location, body };
}

describe.skipIf(!hasNginx)(
  `The container's nginx${hasNginx ? '' : ' (not tried: nginx is not installed)'}`,
  () => {
    it.each(['/', '/repo/'])('serves a site at %s as it should be', (base) =>
      withNginx(base, async (origin) => expect(await checkLive(origin + base)).toEqual([])),
    );

    it('has in each language a page for what is missing or hidden, and redirects to its own pages alone, however the address is spelled', () =>
      withNginx('/repo/', async (origin) => {
        for (const path of ['unknown', '_headers', '%5fheaders', '_headers/', '.env'])
          expect(await ask(origin, `/repo/${path}`), path).toMatchObject({
            status: 404,
            body: expect.stringContaining('<title>The page not-found'),
          });
        expect(await ask(origin, '/repo/en/')).toMatchObject({ status: 200, body: 'en/index.html' });
        expect(await ask(origin, '/repo/en/about')).toMatchObject({ status: 200, body: 'en/about.html' });
        expect(await ask(origin, '/repo/en/unknown')).toMatchObject({ status: 404, body: 'en/404.html' });
        for (const [path, location] of [
          ['/repo', '/repo/'],
          ['/repo/en', '/repo/en/'],
          ['/repo/impressum/', '/repo/impressum'],
        ] as const)
          expect(await ask(origin, path)).toMatchObject({ status: 301, location });
        for (const start of [
          '%5cevil.example',
          '%09/evil.example',
          '%2f/evil.example',
          '/evil.example',
          '%0d%0aX-A:b',
        ])
          for (const page of ['impressum', 'datenschutz'])
            expect(await ask(origin, `/${start}/${page}/`), start).toMatchObject({
              status: 404,
              location: undefined,
            });
      }));
  },
);
