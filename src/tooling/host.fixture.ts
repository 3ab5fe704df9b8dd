import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A host on this machine for the tests of one file, which say how it answers. */
export class TestHost {
  answer: RequestListener = (_, response) => response.end('ok');
  readonly server: Server = createServer((request, response) => this.answer(request, response));

  constructor() {
    beforeAll(() => new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done)));
    afterAll(() => {
      this.server.closeAllConnections();
      this.server.close();
    });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }
}
