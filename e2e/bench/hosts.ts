import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { provideBrowser } from '../../src/tooling/commands/browser.mjs';
import { siteHandler } from '../../src/tooling/commands/serve.ts';
import { sampleFetch } from '../../src/tooling/inputs/snapshot/sample/sample.fixture.ts';
import { makeCertificate } from '../world/certificate.ts';
import type { BuiltSite } from './candidates.ts';

/** The internet of the bench: a host per site, and every other host, which answers as the example's providers would. */
export interface Hosts {
  browser: Browser;
  /** Starts the host of a site. @returns the address of its first page */
  host(site: BuiltSite): Promise<string>;
  /** While true, every request hangs. No connection is refused. */
  silent: boolean;
  /** Counts what all hosts have sent, headers included. */
  sent(): { bytes: number; requests: number };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function withHosts<T>(use: (hosts: Hosts) => Promise<T>): Promise<T> {
  const certificate = await makeCertificate(['localhost']);
  const closing: (() => void)[] = [];
  const sockets: Socket[] = [];
  let requests = 0;
  const counted =
    (handle: Handler): Handler =>
    (request, response) => {
      if (hosts.silent) return;
      requests += 1;
      return handle(request, response);
    };
  const outside = createServer(certificate, counted(answerAsProvider));
  outside.on('secureConnection', (socket) => sockets.push(socket));
  await once(outside.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => outside.close().closeAllConnections());
  const { port } = outside.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: await provideBrowser('chromium'),
    args: [
      '--disable-quic',
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`,
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const hosts: Hosts = {
    browser,
    sent: () => ({ bytes: sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0), requests }),
    silent: false,
    async host({ directory, base }) {
      const handle = counted(siteHandler(directory, base)) as never;
      const server = createSecureServer(certificate, handle);
      server.on('secureConnection', (socket) => sockets.push(socket));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      closing.push(() => server.close());
      return `https://localhost:${(server.address() as AddressInfo).port}${base}`;
    },
  };
  try {
    return await use(hosts);
  } finally {
    await browser.close();
    for (const close of closing) close();
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
