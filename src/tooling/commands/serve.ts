import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../documents/response-headers.ts';

export type ServedSite = Awaited<ReturnType<typeof serve>>;

/** Serves a built site to this machine only. @param site its base is that of the latest build when it is left out */
export async function serve(site: { directory: string; base?: string; port: number }) {
  const { directory, base } = site;
  const server = createServer(siteHandler(directory, base)).listen(site.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Address of the first page, base included. */
    url: `http://localhost:${port}${base ?? (await baseOf(directory))}`,
    port,
    /** Cuts open connections too. */
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * Answers as static hosts do: `/impressum` is `impressum.html`, an unknown path gets the nearest `404.html`, and `_headers`
 * is obeyed. Looks for files at each request, so that the site can be rebuilt meanwhile.
 */
export function siteHandler(directory: string, fixedBase?: string) {
  const serveFile = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      if (path.endsWith('.vcf')) response.setHeader('content-type', 'text/vcard');
    },
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const respond = (status: number, headers: OutgoingHttpHeaders, body: Buffer | string = '') =>
      void response.writeHead(status, headers).end(body);
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const base = fixedBase ?? (await baseOf(directory));
    if (request.method !== 'GET' && request.method !== 'HEAD') return respond(405, { allow: 'GET, HEAD' });
    if (`${pathname}/` === base) return respond(301, { location: base });
    if (!pathname.startsWith(base)) return respond(404, plainText, `This site lives under ${base}\n`);
    const path = pathname.slice(base.length);
    const rules = headersFor(await headerRules(directory), pathname);
    for (const [name, value] of rules) response.setHeader(name, value);
    const notFound = async () => {
      const [folder = ''] = /^\w+\//.exec(path) ?? [];
      const page = (await content(directory, `${folder}404.html`)) ?? (await content(directory, '404.html'));
      const type = page ? { 'content-type': 'text/html;charset=utf-8' } : plainText;
      respond(404, { ...type, 'cache-control': 'no-cache' }, page ?? 'Not found\n');
    };
    // In this mode sirv serves dotfiles. An invalid range would end the process.
    if (/(?:^|\/)(?:\.(?!well-known\/)|_headers)/.test(path)) return notFound();
    delete request.headers.range;
    request.url = `/${path}`;
    serveFile(request, response, notFound);
  };
}

const plainText = { 'content-type': 'text/plain;charset=utf-8' };

const content = (directory: string, file: string): Promise<Buffer | undefined> =>
  readFile(join(directory, file)).catch(() => undefined);

const headerRules = async (directory: string) =>
  parseHeaders(String((await content(directory, '_headers')) ?? ''));

/** The base of a built site, from its first rule. */
export const baseOf = async (directory: string): Promise<string> =>
  (await headerRules(directory))[0]?.path.replace('*', '') ?? '/';
