import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { type Certificate, makeCertificate } from './certificate.ts';
import type { Behaviour, Outcome, ProviderName, WorldRequest } from './exchange.ts';
import { GitHub } from './github.ts';
import { hosts, makeProviders, providerOf } from './providers.ts';

/** Selects requests: all, those of one provider, or those with a matching address. */
export type Selector = '*' | ProviderName | RegExp;

/** A server that goes offline and online together with the world: the site's own. */
export interface Reachable {
  up(): Promise<void>;
  down(): Promise<void>;
}

const matches = (selector: Selector, request: WorldRequest): boolean =>
  selector === '*' ||
  (selector instanceof RegExp ? selector.test(request.url.href) : selector === request.provider);

/**
 * The outside world on one local HTTPS port: every provider of a portfolio, distinguished by the Host header.
 *
 * Providers work normally until a test changes that with `when`. Every connection serves one request:
 * Chromium silently repeats a request whose kept-alive connection breaks, which would make counts wrong.
 */
export class World {
  readonly github: GitHub;
  #providers: ReturnType<typeof makeProviders>;
  #certificate: Certificate | undefined;
  #server: Server | undefined;
  /** Includes connections during the TLS handshake, which Node's `closeAllConnections` misses. */
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #requests: WorldRequest[] = [];
  #behaviours: { selector: Selector; behaviour: Behaviour }[] = [];
  #companions = new Set<Reachable>();
  #ahead = 0;

  constructor() {
    this.github = new GitHub(() => this.now());
    this.#providers = makeProviders(this.github);
  }

  get port(): number {
    return this.#port;
  }

  /** Milliseconds since the epoch on the world's clock, which `advance` sets forward. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Advances the world's clock only, for example past the reset of a rate limit. */
  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  /** Applies a behaviour to the selected requests. The latest one wins. */
  when(selector: Selector, behaviour: Behaviour): void {
    this.#behaviours.unshift({ selector, behaviour });
  }

  /** Restores normal operation: no behaviours, all servers online. */
  async recover(): Promise<void> {
    this.#behaviours = [];
    await this.online();
  }

  /** Restores the initial state: recovered, empty log, no limits, clock right. */
  async reset(): Promise<void> {
    await this.recover();
    this.#requests = [];
    this.#ahead = 0;
    this.github.reset();
  }

  /** The logged requests, oldest first, preflights included: all, of one provider, or with a matching address. */
  requests(selector: Selector = '*'): readonly WorldRequest[] {
    return this.#requests.filter((request) => matches(selector, request));
  }

  count(selector: Selector = '*'): number {
    return this.requests(selector).length;
  }

  /** Addresses of a provider that were requested more than once. */
  repeated(selector: Selector): string[] {
    const addresses = this.requests(selector).map(({ url }) => url.href);
    return addresses.filter((address, index) => addresses.indexOf(address) !== index);
  }

  /** Clears the log, so that the next visit is counted by itself. */
  forget(): void {
    this.#requests = [];
  }

  /** Takes this server along with `offline` and `online`, until the returned function is called. */
  accompany(companion: Reachable): () => void {
    this.#companions.add(companion);
    return () => this.#companions.delete(companion);
  }

  /** No network: the world and the site's own servers close open connections and refuse new ones. */
  async offline(): Promise<void> {
    await Promise.all([this.down(), ...[...this.#companions].map((companion) => companion.down())]);
  }

  async online(): Promise<void> {
    await Promise.all([this.up(), ...[...this.#companions].map((companion) => companion.up())]);
  }

  async up(): Promise<void> {
    if (this.#server) return;
    this.#certificate ??= await makeCertificate(hosts);
    const server = createServer(
      this.#certificate,
      (request, response) => void this.#serve(request, response),
    );
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async down(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(server, 'close');
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', `https://${incoming.headers.host}`);
    const request: WorldRequest = {
      provider: providerOf(url.hostname),
      method: incoming.method ?? 'GET',
      url,
      headers: incoming.headers,
    };
    this.#requests.push(request);
    const outcome = await this.#outcome(request);
    if (outcome === 'silence') return;
    if (outcome === 'cut off') {
      incoming.socket.destroy();
      return;
    }
    response.writeHead(outcome.status, { ...outcome.headers, connection: 'close' });
    response.end(request.method === 'HEAD' ? undefined : outcome.body);
  }

  async #outcome(request: WorldRequest): Promise<Outcome> {
    const ordinary = async () => this.#providers[request.provider](request);
    const word = this.#behaviours.find(({ selector }) => matches(selector, request));
    return word ? word.behaviour(request, ordinary) : ordinary();
  }
}
