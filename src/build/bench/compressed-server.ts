import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotli } from '../brotli.ts';
import { headersFor, parseHeaders } from '../response-headers.ts';
import type { Certificate } from './certificate.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Compressed in themselves already. */
const packed = new Set(['.woff2', '.png', '.webp', '.ico']);

export interface CompressedSite {
  directory: string;
  base: string;
  certificate: Certificate;
  /** What becomes of a document before it is sent. */
  alter?: (html: string) => string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A built site over HTTP/2 with everything compressed beforehand by brotli, as good hosts serve it. */
export class CompressedServer {
  /** While true, nothing is answered any more, and no connection is refused either. */
  silent = false;
  readonly #site: CompressedSite;
  readonly #server: ReturnType<typeof createSecureServer>;
  readonly #answers = new Map<string, Answer>();

  constructor(site: CompressedSite) {
    this.#site = site;
    this.#server = createSecureServer(site.certificate, (request, response) =>
      this.#serve(request, response),
    );
  }

  /** Address of the first page, base included. */
  get url(): string {
    return `https://localhost:${(this.#server.address() as AddressInfo).port}${this.#site.base}`;
  }

  async up(): Promise<void> {
    // Now, because compressing takes seconds that no visit may pay for.
    for (const file of readdirSync(this.#site.directory, { recursive: true })) {
      this.#answer(
        this.#site.base +
          String(file)
            .replaceAll('\\', '/')
            .replace(/(?:^index)?\.html$/, ''),
      );
    }
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Without waiting for browsers that keep their connections open. */
  down(): void {
    this.#server.close();
  }

  #serve(request: Http2ServerRequest, response: Http2ServerResponse): void {
    if (this.silent) return;
    const { status, headers, body } = this.#answer(new URL(request.url, this.url).pathname);
    response.writeHead(status, headers);
    response.end(body);
  }

  #answer(path: string): Answer {
    const known = this.#answers.get(path);
    if (known) return known;
    const { directory, base } = this.#site;
    const file = fileOf(directory, path.slice(base.length));
    const answer = this.#answerWith(file ?? join(directory, '404.html'), path, file ? 200 : 404);
    this.#answers.set(path, answer);
    return answer;
  }

  #answerWith(file: string, path: string, status: number): Answer {
    const { directory, alter = (html) => html } = this.#site;
    const kind = extname(file);
    const plain = kind === '.html' ? Buffer.from(alter(readFileSync(file, 'utf8'))) : readFileSync(file);
    const body = packed.has(kind) ? plain : brotli(plain);
    const rules = parseHeaders(readFileSync(join(directory, '_headers'), 'utf8'));
    const headers: Record<string, string> = { 'cache-control': 'no-cache' };
    for (const [name, value] of headersFor(rules, path)) headers[name.toLowerCase()] = value;
    headers['content-type'] = types[kind] ?? 'application/octet-stream';
    headers['content-length'] = String(body.length);
    if (body !== plain) headers['content-encoding'] = 'br';
    return { status, headers, body };
  }
}

function fileOf(directory: string, path: string): string | undefined {
  const candidates = [path || 'index.html', `${path}.html`].map((name) => join(directory, name));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
