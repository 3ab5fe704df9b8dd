import { lookup as resolve } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { textsIn } from '../../../config/messages/problem.ts';
import type { RepositoryProvider } from '../../../providers/provider.ts';
import { repositoryProviders } from '../../../providers/providers.ts';
import type { Fetch } from '../../../providers/request.ts';
import { ProviderError } from '../../../providers/resource.ts';

/** Limits in bytes. */
export const mostOfAnswer = 10_000_000;
export const mostOfPicture = 30_000_000;
const mostRedirects = 3;

/** Everything but the public internet. Of IPv6 that is all but 2000::/3, and within it what tunnels IPv4. */
const privateNetworks = {
  ipv4: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
  ipv6: '::/3 4000::/2 8000::/1 2001::/32 2002::/16',
};

export function isPrivate(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  for (const subnet of privateNetworks[family].split(' ')) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list.check(address, family);
}

/** The hosts that a configuration names. Its owner trusts them, wherever they are. */
export const hostsNamed = (given: unknown): ReadonlySet<string> =>
  new Set(textsIn(given).flatMap(({ text }) => (URL.canParse(text) ? new URL(text).host : [])));

interface Guard {
  trusted: ReadonlySet<string>;
  lookup?: LookupFunction;
}

/**
 * `fetch` for addresses that providers name: never into a private network, whatever they resolve and redirect to. It
 * connects to the address that it judged, which Node's own `fetch` would look up again. Answers come uncompressed, so
 * that none unfolds into more than it weighed.
 */
export function guardedFetch({ trusted, lookup = resolve as LookupFunction }: Guard): typeof fetch {
  const publicLookup: LookupFunction = (name, options, callback) =>
    lookup(name, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const refused = error ? undefined : addresses.find(isPrivate);
      callback(refused ? privateNetwork(name, refused) : error, found, family);
    });
  const send = (url: URL, { signal, headers }: RequestInit) =>
    new Promise<IncomingMessage>((take, reject) => {
      const isTrusted = trusted.has(url.host);
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      if (!isTrusted && isIP(literal) && isPrivate(literal)) throw privateNetwork(url.href, literal);
      const { get } = url.protocol === 'https:' ? https : http;
      const sent = { 'user-agent': 'node', accept: '*/*', ...(headers as Record<string, string>) };
      const options = { ...(signal && { signal }), lookup: isTrusted ? lookup : publicLookup };
      get(url, { ...options, headers: sent })
        .on('response', take)
        .on('error', reject);
    });
  return async (input, init = {}) => {
    let url = new URL(String(input));
    let { headers = {} } = init;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await send(url, { ...init, headers });
      const { location } = answer.headers;
      if (!location || !/^30[12378]$/.test(String(answer.statusCode))) return responseOf(answer);
      answer.resume();
      const detail = `more than ${mostRedirects} redirects`;
      if (redirects === mostRedirects) throw new ProviderError('malformed', { url: url.href, detail });
      const next = new URL(location, url);
      // A token is for the host to which it was given.
      if (next.origin !== url.origin) headers = {};
      url = next;
    }
  };
}

function privateNetwork(url: string, address: string): ProviderError {
  const detail = `${address} is in a private network, into which only addresses in config.ts may lead`;
  return new ProviderError('malformed', { url, detail });
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).map(([name, values = []]): [string, string] => [
    name,
    values.join(', '),
  ]);
  const hasBody = ![204, 205, 304].includes(status);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, { status, headers });
}

export const atMost =
  (bytes: number, fetch: Fetch): Fetch =>
  async (url, init) => {
    const { body, status, headers } = await fetch(url, init);
    if (!body) return new Response(null, { status, headers });
    const chunks: Uint8Array[] = [];
    let read = 0;
    for await (const chunk of body) {
      read += chunk.length;
      const detail = `more than ${bytes / 1_000_000} MB`;
      if (read > bytes) throw new ProviderError('malformed', { url, detail });
      chunks.push(chunk);
    }
    return new Response(Buffer.concat(chunks), { status, headers });
  };

export const tokensFor = (url: string): readonly string[] =>
  Object.values<RepositoryProvider>(repositoryProviders).find(({ api }) => url.startsWith(`${api}/`))
    ?.tokens ?? [];

/** The environment's token for an address. It allows many times as many requests. */
export const tokenFor = (url: string, environment: NodeJS.ProcessEnv): string | undefined =>
  tokensFor(url).flatMap((name) => environment[name]?.trim() || [])[0];

/** `fetch` that sends a token only to its provider. */
export const authorizedFetch =
  (environment: NodeJS.ProcessEnv, fetch: typeof globalThis.fetch): Fetch =>
  (url, { signal }) => {
    const token = tokenFor(url, environment);
    return fetch(url, { signal, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  };
