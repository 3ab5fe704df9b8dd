import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseHeaders } from '../../documents/response-headers.ts';
import { hasNginx, type RunningNginx, startNginx } from './nginx.fixture.ts';
import { siteConf } from './site-conf.ts';

describe.skipIf(!hasNginx)(
  `The container's nginx${hasNginx ? '' : ' (not tried: nginx is not installed)'}`,
  () => {
    let site: string;
    let nginx: RunningNginx;
    beforeAll(async () => {
      site = await mkdtemp(join(tmpdir(), 'nginx-site-'));
      await mkdir(join(site, 'repo/assets'), { recursive: true });
      await mkdir(join(site, 'repo/en'));
      const files = [
        'index.html',
        'impressum.html',
        '404.html',
        '_headers',
        '.env',
        'assets/main-1a2b.js',
        'en/index.html',
        'en/404.html',
      ];
      await Promise.all(files.map((file) => writeFile(join(site, 'repo', file), file)));
      nginx = await startNginx(
        site,
        siteConf(
          responseHeaders('/repo/', { 'default-src': ["'self'"] }),
          files.filter((file) => file.endsWith('.html')),
        ),
      );
    });
    afterAll(async () => {
      await nginx?.close();
      await rm(site, { recursive: true });
    });

    /** Sends the path as it is, where fetch would tidy it up. */
    const ask = (path: string) =>
      new Promise<{ status: number | undefined; location: string | undefined; body: string }>(
        (resolve, reject) => {
          request(`${nginx.origin}/`, { path }, async (response) => {
            const body = Buffer.concat(await response.toArray()).toString();
            resolve({ status: response.statusCode, location: response.headers.location, body });
          })
            .on('error', reject)
            .end();
        },
      );

    it('serves the site, its pages without their ending, and its own page for what is missing', async () => {
      expect(await ask('/repo/')).toMatchObject({ status: 200, body: 'index.html' });
      expect(await ask('/repo/impressum')).toMatchObject({ status: 200, body: 'impressum.html' });
      for (const path of ['unknown', '_headers', '%5fheaders', '_headers/', '.env'])
        expect(await ask(`/repo/${path}`)).toMatchObject({ status: 404, body: '404.html' });
    });

    it('serves each language, with its own page for what is missing', async () => {
      expect(await ask('/repo/en')).toMatchObject({ status: 301, location: '/repo/en/' });
      expect(await ask('/repo/en/')).toMatchObject({ status: 200, body: 'en/index.html' });
      expect(await ask('/repo/en/unknown')).toMatchObject({ status: 404, body: 'en/404.html' });
    });

    it('redirects to its own pages and never to another site, however the address is spelled', async () => {
      expect(await ask('/repo')).toMatchObject({ status: 301, location: '/repo/' });
      expect(await ask('/repo/impressum/')).toMatchObject({ status: 301, location: '/repo/impressum' });
      for (const start of [
        '/%5cevil.example',
        '/%09/evil.example',
        '/%2f/evil.example',
        '//evil.example',
        '/%0d%0aX-A:b',
      ])
        for (const page of ['impressum', 'datenschutz'])
          expect(await ask(`${start}/${page}/`), start).toMatchObject({ status: 404, location: undefined });
    });
  },
);
