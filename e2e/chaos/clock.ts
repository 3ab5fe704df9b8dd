import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Worker } from 'playwright/test';
import { ownTimeOrigin } from '../clock.ts';
import type { World } from '../world/world.ts';

/** The device's clock, shared by its pages and the site's worker. */
export class Clock {
  readonly #context: BrowserContext;
  readonly #world: World;
  /** Milliseconds that it is ahead of this machine's clock. */
  #ahead = 0;

  constructor(context: BrowserContext, world: World) {
    this.#context = context;
    this.#world = world;
    // A worker that starts later does not know of the time that has passed.
    context.on('serviceworker', (worker) => void this.#setIn(worker));
  }

  /** Call before a page is opened. */
  async hold(): Promise<void> {
    await this.#context.clock.install();
    await this.#context.addInitScript(ownTimeOrigin);
  }

  /** Advances the time of pages, worker and the outside world together. */
  async pass(seconds: number): Promise<void> {
    this.#world.advance(seconds);
    await this.#moveTo(this.#ahead + seconds * 1000);
    await this.#context.clock.fastForward(seconds * 1000);
  }

  /** Sets the clock so many seconds ahead of the world's, or behind if negative. No timer fires. */
  async set(seconds: number): Promise<void> {
    const time = this.#world.now() + seconds * 1000;
    await this.#moveTo(time - Date.now());
    await this.#context.clock.setSystemTime(time);
  }

  async #moveTo(ahead: number): Promise<void> {
    this.#ahead = ahead;
    await Promise.all(this.#context.serviceWorkers().map((worker) => this.#setIn(worker)));
  }

  /** A stopped worker does not answer. The next one gets the time when it starts. */
  async #setIn(worker: Worker): Promise<void> {
    const isSet = worker.evaluate((ahead) => {
      const clock = Date as DateConstructor & { real?: () => number };
      clock.real ??= Date.now;
      const { real } = clock;
      Date.now = () => real() + ahead;
    }, this.#ahead);
    await Promise.race([isSet.catch(() => {}), pause(3000)]);
  }
}
