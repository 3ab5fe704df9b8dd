import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sampleFetch } from '../../src/tooling/inputs/snapshot/sample/sample-fetch.ts';
import type { Certificate } from './certificate.ts';

/** Every host but the site's own, answering as the providers would for the example configuration. */
export class OutsideServer {
  /** While true, nothing is answered any more. */
  silent = false;
  readonly #server: ReturnType<typeof createServer>;

  constructor(certificate: Certificate) {
    this.#server = createServer(certificate, (request, response) => void this.#serve(request, response));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async up(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  down(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.silent) return;
    const answer = await sampleFetch(`https://${request.headers.host}${request.url}`, {
      signal: AbortSignal.timeout(10_000),
    });
    // As GitHub and dev.to send their answers.
    const body = gzipSync(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'access-control-allow-origin': '*',
      'content-encoding': 'gzip',
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'content-length': body.length,
    });
    response.end(body);
  }
}
