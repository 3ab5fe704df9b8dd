import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { root } from '../../src/tooling/commands/run.mjs';
import { answer } from '../../src/tooling/commands/serve.ts';
import { brotliInBackground } from '../brotli.ts';
import type { Certificate } from '../world/certificate.ts';

export interface BuiltSite {
  directory: string;
  base: string;
}

/** Builds the site of a configuration. @returns the duration in milliseconds */
export async function buildSite(directory: string, configFile?: string): Promise<number> {
  const start = performance.now();
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', directory, '--emptyOutDir'];
  const config = configFile ? { SITE_CONFIG: configFile } : {};
  // Reading config.ts through Vite has set NODE_ENV to development in this process.
  const env = { ...process.env, NODE_ENV: 'production', ...config };
  await promisify(execFile)(process.execPath, args, { cwd: root, env, timeout: 180_000 });
  return performance.now() - start;
}

/** A built site as `npm start` serves it, but over HTTP/2 and precompressed, as on good hosts. */
export class CompressedServer {
  /** While true, requests hang. No connection is refused. */
  silent = false;
  /** Bytes of all bodies sent. */
  sent = 0;
  readonly #site: BuiltSite;
  readonly #alter: (html: string) => string;
  readonly #server: ReturnType<typeof createSecureServer>;
  /** By ETag, because many addresses return the same file. */
  readonly #bodies = new Map<unknown, Promise<Buffer>>();

  /** @param alter changes each document before it is sent */
  constructor(site: BuiltSite, certificate: Certificate, alter = (html: string) => html) {
    this.#site = site;
    this.#alter = alter;
    this.#server = createSecureServer(certificate, (request, response) => {
      void this.#serve(request, response);
    });
  }

  /** Address of the first page, base included. */
  get url(): string {
    return `https://localhost:${(this.#server.address() as AddressInfo).port}${this.#site.base}`;
  }

  async up(): Promise<void> {
    // Compress now: it takes seconds, which must not count towards a visit.
    const files = readdirSync(this.#site.directory, { recursive: true, encoding: 'utf8' });
    await Promise.all(files.map((file) => this.#answer(this.#site.base + file.replaceAll('\\', '/'), {})));
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  /** Does not wait for keep-alive connections. */
  down(): void {
    this.#server.close();
  }

  /** A document, altered and compressed. */
  packed(document: Buffer | string): Promise<Buffer> {
    return brotliInBackground(this.#alter(String(document)));
  }

  async #serve({ url, headers: asked }: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    if (this.silent) return;
    const { status, headers, body } = await this.#answer(url, asked);
    response.writeHead(status, headers);
    this.sent += body.length;
    response.end(body);
  }

  async #answer(url: string, asked: Http2ServerRequest['headers']) {
    const { directory, base } = this.#site;
    const { status, headers, body } = await answer(directory, base, { method: 'GET', url, headers: asked });
    const type = String(headers['content-type']);
    // Other types are compressed already.
    if (status === 304 || !/^(?:text|application\/(?:json|manifest|javascript)|image\/svg)/.test(type))
      return { status, headers, body };
    const pack = () => (type.startsWith('text/html') ? this.packed(body) : brotliInBackground(body));
    const packed = this.#bodies.get(headers.etag) ?? pack();
    this.#bodies.set(headers.etag, packed);
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: await packed };
  }
}
