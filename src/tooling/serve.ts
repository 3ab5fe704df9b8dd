import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HeaderRule, headersFor, parseHeaders } from './response-headers.ts';

export interface ServeOptions {
  /** Where the built site lies. */
  directory: string;
  /** The path it was built for: `/`, or `/portfolio/`. */
  base: string;
  /** 0 takes any free port. */
  port: number;
  /** Take the next free port when this one is taken, instead of failing. */
  orNext?: boolean;
}

export interface ServedSite {
  /** Address of the first page, base included. */
  readonly url: string;
  readonly port: number;
  /** Refuses new connections and cuts the open ones. */
  close(): Promise<void>;
}

/**
 * Serves a built site as static hosts do: `/impressum` is `impressum.html`, an unknown path gets `404.html` with
 * status 404, precompressed files are preferred, `_headers` is obeyed, and nothing exists outside the base.
 *
 * Only this machine can reach it.
 */
export async function serve({ directory, base, port, orNext = false }: ServeOptions): Promise<ServedSite> {
  const files = sirv(directory, { etag: true, brotli: true, gzip: true });
  const rules = headerRules(directory);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = request.url ?? '/';
    if (`${path}/` === base) {
      response.writeHead(301, { location: base }).end();
      return;
    }
    if (!path.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`This site lives under ${base}\n`);
      return;
    }
    // What has no rule may be kept, but is asked for anew each time.
    response.setHeader('cache-control', 'no-cache');
    const [pathname = '/'] = path.split('?');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    request.url = `/${path.slice(base.length)}`;
    if (pathname === `${base}${headersFile}`) notFound(directory, request, response);
    else files(request, response, () => notFound(directory, request, response));
  });
  await listen(server, port, orNext);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}${base}`,
    port: taken,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const headersFile = '_headers';

/** The host's part of what the build says; a site without it gets no headers of its own. */
function headerRules(directory: string): HeaderRule[] {
  const file = join(directory, headersFile);
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/** Hosts without a `404.html` send every page the first one; a missing file stays missing. */
function notFound(directory: string, request: IncomingMessage, response: ServerResponse): void {
  // A rule may say that files below a path are kept; that one is missing is not.
  response.setHeader('cache-control', 'no-cache');
  const page = join(directory, '404.html');
  const [path = ''] = (request.url ?? '').split('?');
  const isPage = !/\.[^/]+$/.test(path);
  const fallback = existsSync(page) ? page : isPage ? join(directory, 'index.html') : undefined;
  if (!fallback) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.writeHead(fallback === page ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  if (request.method === 'HEAD') response.end();
  else createReadStream(fallback).pipe(response);
}

/** Listens on the port, or on the first free one of the hundred above it. */
async function listen(server: ReturnType<typeof createServer>, port: number, orNext: boolean): Promise<void> {
  for (let candidate = port; ; candidate += 1) {
    try {
      server.listen(candidate, '127.0.0.1');
      await once(server, 'listening');
      return;
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || !orNext || candidate >= port + 100) throw error;
    }
  }
}
