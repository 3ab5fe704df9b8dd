import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { provideBrowser } from '../../src/tooling/commands/browser.mjs';
import { sampleFetch } from '../../src/tooling/inputs/snapshot/sample/sample-fetch.ts';
import { type Certificate, makeCertificate } from '../world/certificate.ts';

/** Every host but the site's own. Answers as the providers would for the example configuration. */
export interface Outside {
  /** While true, requests hang. */
  silent: boolean;
  readonly certificate: Certificate;
  /** Flags with which Chromium resolves these hosts to this server and trusts its certificate and the site's. */
  readonly flags: readonly string[];
}

export async function withOutside<T>(use: (outside: Outside) => Promise<T>): Promise<T> {
  const certificate = await makeCertificate(['localhost']);
  const server = createServer(certificate, async ({ headers, url }, response) => {
    if (outside.silent) return;
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
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const outside = {
    silent: false,
    certificate,
    flags: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`,
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
  try {
    return await use(outside);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Launches a browser for measurements, and closes it afterwards. */
export const withBrowser = <T>(use: (browser: Browser, outside: Outside) => Promise<T>): Promise<T> =>
  withOutside(async (outside) => {
    const executablePath = await provideBrowser('chromium');
    const browser = await chromium.launch({ executablePath, args: ['--disable-quic', ...outside.flags] });
    try {
      return await use(browser, outside);
    } finally {
      await browser.close();
    }
  });
