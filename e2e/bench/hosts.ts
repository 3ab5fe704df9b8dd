import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { provideBrowser } from '../../src/tooling/commands/browser.mjs';
import { siteHandler } from '../../src/tooling/commands/serve.ts';
import { sampleFetch } from '../../src/tooling/inputs/snapshot/sample/sample.fixture.ts';
import { makeCertificate } from '../world/certificate.ts';
import type { BuiltSite } from './candidates.ts';

/** The internet of the bench: a host per site, and every other host, which answers as the example's providers would. */
export class Hosts {
  /** While true, every request hangs. No connection is refused. */
  silent = false;
  /** What all hosts have sent, headers included. */
  get bytes(): number {
    return this.#sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  }
  requests = 0;
  readonly #certificate = makeCertificate(['localhost']);
  readonly #sockets: { bytesWritten: number }[] = [];

  /** Starts the host of a site. @returns the address of its first page */
  async host({ directory, base }: BuiltSite): Promise<string> {
    const handle = this.#counted(siteHandler(directory, base)) as never;
    const port = await this.#listen(createSecureServer(await this.#certificate, handle));
    return `https://localhost:${port}${base}`;
  }

  /** A browser that finds all other hosts here. */
  async launch(): Promise<Browser> {
    const certificate = await this.#certificate;
    const port = await this.#listen(createServer(certificate, this.#counted(answerAsProvider)));
    return chromium.launch({
      executablePath: await provideBrowser('chromium'),
      args: [
        '--disable-quic',
        `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`,
        `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
  }

  #counted(handle: typeof answerAsProvider) {
    return (request: IncomingMessage, response: ServerResponse) => {
      if (this.silent) return;
      this.requests += 1;
      void handle(request, response);
    };
  }

  async #listen(server: Server): Promise<number> {
    server.on('secureConnection', (socket) => this.#sockets.push(socket));
    await once(server.listen(0, '127.0.0.1').unref(), 'listening');
    return (server.address() as AddressInfo).port;
  }
}

async function answerAsProvider({ headers, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  const answer = await sampleFetch(`https://${headers.host}${url}`, { signal });
  // GitHub and dev.to compress their answers.
  const body = gzipSync(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    'access-control-allow-origin': '*',
    'content-encoding': 'gzip',
    'content-type': answer.headers.get('content-type') ?? 'text/plain',
    'content-length': body.length,
  });
  response.end(body);
}
