import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { makeCertificate } from '../../../e2e/world/certificate.ts';
import { fakeRelease, packageContent, type Release } from './release.fixture.ts';

/** What the server does with a request, instead of answering it well. */
export type Fault = 'refuse' | 'cut off' | 'hang' | 'unencrypted' | 'html' | 'tampered';

export interface ReleaseServer {
  readonly releases: string;
  readonly downloads: string;
  /** The server's certificate, in PEM. */
  readonly certificate: string;
  /** What it describes; may be changed. */
  release: Release;
  /** What goes wrong with descriptions and with files. */
  faults: { release?: Fault; file?: Fault };
  /** The paths that were asked for, in order. */
  readonly requests: string[];
  /** Back to a release without faults. */
  reset(): void;
  close(): Promise<void>;
}

/** Serves the releases of RustDesk as GitHub does, over HTTPS. */
export async function startReleaseServer(version: string): Promise<ReleaseServer> {
  const { key, cert } = await makeCertificate(['localhost']);
  const requests: string[] = [];
  const answer: RequestListener = ({ url = '/' }, response) => {
    requests.push(url);
    const isFile = url.startsWith('/download/');
    const fault = isFile ? server.faults.file : server.faults.release;
    const content = isFile ? packageContent(basename(url)) : JSON.stringify(server.release, null, 2);
    switch (fault) {
      case 'refuse':
        return response.writeHead(403).end('Forbidden');
      case 'cut off':
        return response.destroy();
      case 'hang':
        return response.writeHead(200, { 'content-length': 1000 }).write('a little');
      case 'unencrypted':
        return response.writeHead(302, { location: `http://localhost:${portOf(plain)}${url}` }).end();
      case 'html':
        return response.end('<!doctype html><title>Log in to the hotel</title>');
      case 'tampered':
        return response.end(`${content}and more`);
      default:
        return response.end(content);
    }
  };
  const encrypted = createServer({ key, cert }, answer).listen(0, 'localhost');
  const plain = createHttpServer((request, response) => {
    requests.push(`http:${request.url}`);
    response.end(packageContent(basename(request.url ?? '')));
  }).listen(0, 'localhost');
  await Promise.all([once(encrypted, 'listening'), once(plain, 'listening')]);

  const base = `https://localhost:${portOf(encrypted)}`;
  const downloads = `${base}/download/`;
  const server: ReleaseServer = {
    releases: `${base}/releases/latest`,
    downloads,
    certificate: cert,
    release: fakeRelease(version, downloads),
    faults: {},
    requests,
    reset() {
      server.release = fakeRelease(version, downloads);
      server.faults = {};
      requests.length = 0;
    },
    async close() {
      for (const each of [encrypted, plain]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
  return server;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
