import type { Fetch } from '../../src/sources/request.ts';
import type { Behaviour } from './exchange.ts';
import { GitHub } from './github.ts';
import { makeServices, serviceOf } from './services.ts';

/** `fetch` that asks the services of the world in this process: no port, no certificate. */
export function directFetch(behaviour?: Behaviour, github = new GitHub(Date.now)): Fetch {
  const services = makeServices(github);
  return async (address) => {
    const url = new URL(address);
    const service = serviceOf(url.hostname);
    const request = { service, method: 'GET', url, headers: {}, at: Date.now() };
    const ordinary = async () => services[service](request);
    const outcome = await (behaviour ?? ((_, answer) => answer()))(request, ordinary);
    if (typeof outcome === 'string') throw new TypeError(outcome);
    const { status, headers, body } = outcome;
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers });
  };
}
