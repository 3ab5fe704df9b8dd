import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Browser, LaunchOptions } from 'playwright/test';
import { findBrowser } from '../src/tooling/commands/browser.mjs';

/** An unmodified Firefox, which Playwright drives over WebDriver BiDi. */
export const firefox = await findBrowser('firefox');

/** An HTTP proxy that forwards port 443 of every host to one local port. */
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
    // Close the other end too.
    tunnel.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('error', () => tunnel.destroy()).on('close', () => tunnel.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** Launch options for a Firefox that reaches every host but the site's own through the proxy. */
export const firefoxOptions = (proxyPort: number): LaunchOptions => ({
  ...(firefox ? { executablePath: firefox } : {}),
  // With any channel of this prefix Playwright speaks WebDriver BiDi, the only protocol of an unmodified Firefox.
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
    // No HTTP cache: offline, only the worker can answer, and every request can be counted.
    'browser.cache.disk.enable': false,
    'browser.cache.memory.enable': false,
  },
});

/**
 * Drops the command by which Playwright sets each page's media features: Firefox 153 does not know it, and these tests do
 * not need it. Playwright has no option for it. Where its internals differ, nothing is dropped, and Firefox names the
 * command that it does not know.
 */
export function withoutMediaFeatures(browser: Browser): void {
  const session = Reflect.get(browser, '_connection')?.toImpl?.(browser)?._browserSession;
  const send: ((method: string, parameters: unknown) => Promise<unknown>) | undefined =
    session?.send?.bind(session);
  if (!send) return;
  session.send = async (method: string, parameters: unknown) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, parameters);
}

/** Firefox reports failed and refused requests through the same channel as script errors. */
export const isThrown = ({ name }: Error): boolean => /^\w*Error$|^uncaught exception$/.test(name);
