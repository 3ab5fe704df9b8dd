import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Dispatcher, EnvHttpProxyAgent, fetch as fetchWith } from 'undici';
import { textsIn } from '../../../config/messages/problem.ts';
import { parsedUrl } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import type { RepositoryProvider } from '../../../providers/provider.ts';
import type { Fetch } from '../../../providers/request.ts';
import { ProviderError } from '../../../providers/resource.ts';
import { repositoryProviders, siteRequests } from '../../../site/providers.ts';

/** Everything but the public internet. Of IPv6 that is all but 2000::/3, and within it what tunnels IPv4. */
const privateNetworks = {
  ipv4: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
  ipv6: '::/3 4000::/2 8000::/1 2001::/32 2002::/16',
};

export function isPrivate(address: string): boolean {
  // NAT64, by which networks with IPv6 alone reach IPv4: its gateways must drop private addresses (RFC 6052).
  if (/^64:ff9b::/i.test(address)) return false;
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
  new Set(textsIn(given).flatMap(({ text }) => parsedUrl(text)?.host ?? []));

/** The hosts of a site's own requests, which a network may well resolve to addresses of its own. */
export const hostsOfProviders = (site: Site | null): readonly string[] =>
  (site ? siteRequests(site) : []).flatMap(({ resource, pictures }) => [
    new URL(resource.url).host,
    ...(pictures?.hosts ?? []),
  ]);

/** The token is kept from the hosts to which a redirect leads. */
type Init = { signal: AbortSignal; headers?: { authorization?: string } };
type FetchWithHeaders = (url: string, init: Init) => Promise<Response>;

/** Hosts that may be anywhere, and the most bytes of a response, once it is decompressed. */
type Guard = { trusted: ReadonlySet<string>; lookup?: LookupFunction; longest?: number };

/**
 * `fetch` for addresses that providers name: never into a private network, whatever they resolve and redirect to. It
 * connects to the address that it judged, which Node's own `fetch` would look up again. Proxies of the environment
 * (HTTPS_PROXY, HTTP_PROXY, NO_PROXY) look names up themselves.
 */
export function guardedFetch(guard: Guard): FetchWithHeaders {
  const { trusted, lookup = resolve as LookupFunction, longest = 30_000_000 } = guard;
  const publicLookup: LookupFunction = (name, options, callback) =>
    lookup(name, options, (error, resolved, family) => {
      const addresses = Array.isArray(resolved) ? resolved.map(({ address }) => address) : [resolved];
      const refused = error ? undefined : addresses.find(isPrivate);
      callback(refused ? privateNetwork(name, refused) : error, resolved, family);
    });
  return async (url, { signal, headers }) => {
    // The signal has a timeout, so they have none of their own.
    const anywhere = new EnvHttpProxyAgent({ connect: { lookup, timeout: 0 } });
    const publicOnly = new EnvHttpProxyAgent({ connect: { lookup: publicLookup, timeout: 0 } });
    const guarded: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
      const { host, hostname } = new URL(String(options.origin));
      if (trusted.has(host)) return anywhere.dispatch(options, handler);
      // No name to look up.
      const literal = hostname.replace(/^\[|\]$/g, '');
      if (isIP(literal) && isPrivate(literal)) throw privateNetwork(host, literal);
      return dispatch(options, handler);
    };
    const dispatcher = publicOnly.compose(guarded);
    try {
      // Some hosts refuse programs without a name.
      const allHeaders = { 'user-agent': 'portfolio-feed-reader', ...headers };
      const response = await fetchWith(url, { dispatcher, signal, headers: allHeaders });
      // A refusal may have a reason.
      const isRead = response.ok || response.status === 403;
      const content = isRead && response.body ? await bytesOf(response.body, longest, url) : null;
      return new Response(content, { status: response.status, headers: [...response.headers] });
    } catch (error) {
      throw explained(error, url);
    } finally {
      // Bodies that are not read, such as those of redirects, would keep connections and the process alive.
      await Promise.all([anywhere.destroy(), publicOnly.destroy()]);
    }
  };
}

function privateNetwork(url: string, address: string): ProviderError {
  const detail = `${address} is in a private network, into which only addresses in config.ts may lead`;
  return new ProviderError('malformed', { url, detail });
}

async function bytesOf(body: AsyncIterable<Uint8Array>, most: number, url: string) {
  const chunks: Uint8Array[] = [];
  let remaining = most;
  for await (const chunk of body) {
    remaining -= chunk.length;
    // Leaving the loop closes the connection.
    if (remaining < 0)
      throw new ProviderError('malformed', { url, detail: `more than ${most / 1_000_000} MB` });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Failures of `fetch` that the response has caused, by code and message. */
const causes: readonly (readonly [failure: RegExp, detail: string])[] = [
  [/redirect count|URL scheme must be/, 'redirects that lead to no answer'],
  [/^(?:Z_|ERR__)/, 'bytes that cannot be decompressed as its Content-Encoding says'],
];

function explained(error: unknown, url: string): unknown {
  const { cause } = Object(error);
  if (cause instanceof ProviderError) return cause;
  const { code, message } = Object(cause);
  const [, detail] = causes.find(([failure]) => failure.test(`${code} ${message}`)) ?? [];
  return detail ? new ProviderError('malformed', { url, detail, cause }) : error;
}

export const tokensFor = (url: string): readonly string[] =>
  Object.values<RepositoryProvider>(repositoryProviders).find(({ api }) => url.startsWith(`${api}/`))
    ?.tokens ?? [];

/** The environment's token for an address. It allows many times as many requests. */
export const tokenFor = (url: string, environment: NodeJS.ProcessEnv): string | undefined =>
  tokensFor(url).flatMap((name) => environment[name]?.trim() || [])[0];

/** `fetch` that sends a token only to its provider. */
export const authorizedFetch =
  (environment: NodeJS.ProcessEnv, fetch: FetchWithHeaders): Fetch =>
  (url, { signal }) => {
    const token = tokenFor(url, environment);
    return fetch(url, { signal, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  };
