import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Browser, LaunchOptions } from 'playwright/test';
import { findBrowser } from '../src/tooling/commands/browser.mjs';

/** A Firefox as its makers publish it, which Playwright drives over WebDriver BiDi. */
export const firefox = await findBrowser('firefox');

/** An HTTP proxy that leads every host's port 443 to one local port. */
export async function openProxy(target: number): Promise<{ port: number; close: () => void }> {
  const server = createServer((_, response) => response.writeHead(403).end());
  server.on('connect', ({ url = '' }, client) => {
    if (!url.endsWith(':443')) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const tunnel = connect(target, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(tunnel).pipe(client);
    });
    // When one end is gone, the other has nobody to talk to.
    tunnel.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('error', () => tunnel.destroy()).on('close', () => tunnel.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** Starts a Firefox for which every host but the site's own lies behind the proxy. */
export const firefoxOptions = (proxyPort: number): LaunchOptions => ({
  ...(firefox ? { executablePath: firefox } : {}),
  // With any name that begins like this Playwright speaks WebDriver BiDi, the only language of an unchanged Firefox.
  channel: 'moz-firefox',
  firefoxUserPrefs: {
    'network.proxy.type': 1,
    ...Object.fromEntries(
      ['http', 'ssl'].flatMap((kind) => [
        [`network.proxy.${kind}`, '127.0.0.1'],
        [`network.proxy.${kind}_port`, proxyPort],
      ]),
    ),
    'network.proxy.no_proxies_on': 'localhost',
    // What is there without a network is there thanks to the worker; and what a page asks for can be counted.
    'browser.cache.disk.enable': false,
    'browser.cache.memory.enable': false,
  },
});

/**
 * Playwright tells every page its media features, with a command that Firefox does not know (153) and no test of
 * these needs.
 */
export function withoutMediaFeatures(browser: Browser): void {
  interface Session {
    send: (method: string, parameters: unknown) => Promise<unknown>;
  }
  interface Internals {
    _connection: { toImpl: (browser: Browser) => { _browserSession: Session } };
  }
  const session = (browser as unknown as Internals)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, parameters) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, parameters);
}

/** Firefox's own words on failed and refused requests come in the same way as the errors of scripts. */
export const isThrown = ({ name }: Error): boolean => /^\w*Error$|^uncaught exception$/.test(name);
