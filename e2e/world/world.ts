import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { type Certificate, makeCertificate } from './certificate.ts';
import type { Behaviour, Outcome, ProviderName, WorldRequest } from './exchange.ts';
import { GitHub } from './github.ts';
import { hosts, makeProviders, providerOf } from './providers.ts';

/** Which requests a behaviour is for: all, those of one provider, or those whose address matches. */
export type Selector = '*' | ProviderName | RegExp;

/** Anything that can go down and come up again together with the world: the site's own server. */
export interface Reachable {
  up(): Promise<void>;
  down(): Promise<void>;
}

const matches = (selector: Selector, request: WorldRequest): boolean =>
  selector === '*' ||
  (selector instanceof RegExp ? selector.test(request.url.href) : selector === request.provider);

/**
 * The outside world on one local HTTPS port: every provider a portfolio talks to, told apart by the Host header.
 *
 * Everything is as it is outside until a test says otherwise with `when`. Every connection serves one request:
 * Chromium silently repeats a request whose kept connection dies, and then nobody could count.
 */
export class World {
  readonly github: GitHub;
  #providers: ReturnType<typeof makeProviders>;
  #certificate: Certificate | undefined;
  #server: Server | undefined;
  /** Those too that are still agreeing on their keys, of which Node's `closeAllConnections` knows nothing. */
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

  /** Milliseconds since the epoch on the world's own clock, which `advance` sets forward. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Lets time pass in the world alone, so that a rate limit resets without waiting for it. */
  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  /** From now on, and before any earlier word on the same requests, the selected requests get this behaviour. */
  when(selector: Selector, behaviour: Behaviour): void {
    this.#behaviours.unshift({ selector, behaviour });
  }

  /** Everything is well again: no behaviour, no offline servers. */
  async recover(): Promise<void> {
    this.#behaviours = [];
    await this.online();
  }

  /** Back to the first moment: recovered, nothing logged, full quotas, the clock right. */
  async reset(): Promise<void> {
    await this.recover();
    this.#requests = [];
    this.#ahead = 0;
    this.github.reset();
  }

  /** The requests so far, oldest first, preflights included: all, of one provider, or with a matching address. */
  requests(selector: Selector = '*'): readonly WorldRequest[] {
    return this.#requests.filter((request) => matches(selector, request));
  }

  count(selector: Selector = '*'): number {
    return this.requests(selector).length;
  }

  /** Forgets the requests so far, so that a second visit can be counted by itself. */
  forget(): void {
    this.#requests = [];
  }

  /** Goes down with `offline` and comes up with `online`, until the returned function is called. */
  accompany(companion: Reachable): () => void {
    this.#companions.add(companion);
    return () => this.#companions.delete(companion);
  }

  /** No network at all: the world and the site's own servers refuse connections, open ones are cut. */
  async offline(): Promise<void> {
    await Promise.all([this.down(), ...[...this.#companions].map((companion) => companion.down())]);
  }

  /** The network is back, on the same ports. */
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
