import type { RequestListener } from 'node:http';
import type { SiteServer } from './site-server.ts';

export type Instead = { file: string } | { location: string } | { status: number } | { body: string };

/** Answers as a site does. @param instead what a path is answered with instead: another file, a redirect, a failure, a text */
export const relay =
  (site: SiteServer, instead: (path: string) => Instead | undefined): RequestListener =>
  async ({ url = '/' }, response) => {
    const [path = ''] = url.split('?');
    const answer = instead(path) ?? { file: path };
    if ('location' in answer) return void response.writeHead(301, answer).end();
    if ('status' in answer) return void response.writeHead(answer.status).end();
    const found = await fetch(new URL('file' in answer ? answer.file : path, site.url)).catch(
      () => undefined,
    );
    // The site is down.
    if (!found) return void response.destroy();
    response.writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? '',
      'cache-control': found.headers.get('cache-control') ?? '',
    });
    response.end('body' in answer ? answer.body : Buffer.from(await found.arrayBuffer()));
  };
