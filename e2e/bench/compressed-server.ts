import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { answer } from '../../src/tooling/commands/serve.ts';
import { brotliInBackground } from '../brotli.ts';
import type { Certificate } from './certificate.ts';

export interface CompressedSite {
  directory: string;
  base: string;
  certificate: Certificate;
  /** What becomes of a document before it is sent. */
  alter?: (html: string) => string;
}

/** A built site as `npm start` serves it, but over HTTP/2 and with everything compressed beforehand, as by good hosts. */
export class CompressedServer {
  /** While true, nothing is answered any more, and no connection is refused either. */
  silent = false;
  /** Bytes of all that was sent, without headers. */
  sent = 0;
  readonly directory: string;
  readonly #site: CompressedSite;
  readonly #server: ReturnType<typeof createSecureServer>;
  /** By tag, because many addresses are answered with one file. */
  readonly #bodies = new Map<unknown, Promise<Buffer>>();

  constructor(site: CompressedSite) {
    this.directory = site.directory;
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
    // Now, because compressing takes seconds that no visit may pay for.
    const files = readdirSync(this.directory, { recursive: true, encoding: 'utf8' });
    await Promise.all(files.map((file) => this.#answer(this.#site.base + file.replaceAll('\\', '/'), {})));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Without waiting for browsers that keep their connections open. */
  down(): void {
    this.#server.close();
  }

  /** A document as it is sent. */
  packed(document: Buffer | string): Promise<Buffer> {
    const { alter = (html) => html } = this.#site;
    return brotliInBackground(alter(String(document)));
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
    // The others are compressed in themselves already.
    if (status === 304 || !/^(?:text|application\/(?:json|manifest|javascript)|image\/svg)/.test(type))
      return { status, headers, body };
    const pack = () => (type.startsWith('text/html') ? this.packed(body) : brotliInBackground(body));
    const packed = this.#bodies.get(headers.etag) ?? pack();
    this.#bodies.set(headers.etag, packed);
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: await packed };
  }
}
