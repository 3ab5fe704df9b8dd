import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { headersFor, parseHeaders } from '../../src/tooling/documents/response-headers.ts';
import { brotliInBackground } from '../brotli.ts';
import type { Certificate } from './certificate.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Compressed in themselves already. */
const packed = new Set(['.avif', '.gif', '.ico', '.jpg', '.png', '.webp', '.woff2']);

export interface CompressedSite {
  directory: string;
  base: string;
  certificate: Certificate;
  /** What becomes of a document before it is sent. */
  alter?: (html: string) => string;
}

/** A built site over HTTP/2 with everything compressed beforehand by brotli, as good hosts serve it. */
export class CompressedServer {
  /** While true, nothing is answered any more, and no connection is refused either. */
  silent = false;
  /** Bytes of all that was sent, without headers. */
  sent = 0;
  readonly #site: CompressedSite;
  readonly #server: ReturnType<typeof createSecureServer>;
  /** By file and not by address, because many addresses are answered with one file. */
  readonly #bodies = new Map<string, Promise<Buffer>>();
  #rules: ReturnType<typeof parseHeaders> = [];

  constructor(site: CompressedSite) {
    this.#site = site;
    this.#server = createSecureServer(site.certificate, (request, response) => {
      void this.#serve(request, response);
    });
  }

  /** Address of the first page, base included. */
  get url(): string {
    return `https://localhost:${(this.#server.address() as AddressInfo).port}${this.#site.base}`;
  }

  async up(): Promise<void> {
    this.#rules = parseHeaders(await readFile(join(this.#site.directory, '_headers'), 'utf8'));
    // Now, because compressing takes seconds that no visit may pay for.
    const files = readdirSync(this.#site.directory, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
    const bodies = files.map((file) => this.body(join(file.parentPath, file.name)));
    await Promise.all(bodies);
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Without waiting for browsers that keep their connections open. */
  down(): void {
    this.#server.close();
  }

  /** A file as it is sent. */
  body(file: string): Promise<Buffer> {
    const body = this.#bodies.get(file) ?? this.#pack(file);
    this.#bodies.set(file, body);
    return body;
  }

  async #serve(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    if (this.silent) return;
    const { directory, base } = this.#site;
    const path = new URL(request.url, this.url).pathname;
    const found = fileOf(directory, path.slice(base.length));
    const file = found ?? join(directory, '404.html');
    const body = await this.body(file);
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, this.#headers(file, path)).end();
      return;
    }
    response.writeHead(found ? 200 : 404, {
      ...this.#headers(file, path),
      'content-length': String(body.length),
      etag,
    });
    this.sent += body.length;
    response.end(body);
  }

  #headers(file: string, path: string): Record<string, string> {
    const headers: Record<string, string> = { 'cache-control': 'no-cache' };
    for (const [name, value] of headersFor(this.#rules, path)) headers[name.toLowerCase()] = value;
    const kind = extname(file);
    headers['content-type'] = types[kind] ?? 'application/octet-stream';
    if (!packed.has(kind)) headers['content-encoding'] = 'br';
    return headers;
  }

  async #pack(file: string): Promise<Buffer> {
    const { alter = (html) => html } = this.#site;
    const kind = extname(file);
    const plain = await readFile(file);
    if (packed.has(kind)) return plain;
    return brotliInBackground(kind === '.html' ? alter(plain.toString()) : plain);
  }
}

function fileOf(directory: string, path: string): string | undefined {
  const candidates = [path.replace(/(^|\/)$/, '$1index.html'), `${path}.html`].map((name) =>
    join(directory, name),
  );
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
