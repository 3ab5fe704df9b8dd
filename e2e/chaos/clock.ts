import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Worker } from 'playwright/test';
import { ownTimeOrigin } from '../clock.ts';
import type { World } from '../world/world.ts';

/** The clock of a device, which its pages and the site's worker go by. */
export class Clock {
  readonly #context: BrowserContext;
  readonly #world: World;
  /** By how much it is ahead of this machine's, in milliseconds. */
  #ahead = 0;

  constructor(context: BrowserContext, world: World) {
    this.#context = context;
    this.#world = world;
    // A worker that starts later knows nothing of the time that has passed.
    context.on('serviceworker', (worker) => void this.#setIn(worker));
  }

  /** Before a page is opened. */
  async hold(): Promise<void> {
    await this.#context.clock.install();
    await this.#context.addInitScript(ownTimeOrigin);
  }

  /** Lets time pass for everybody at once: pages, worker and the outside world. */
  async pass(seconds: number): Promise<void> {
    this.#world.advance(seconds);
    await this.#moveTo(this.#ahead + seconds * 1000);
    await this.#context.clock.fastForward(seconds * 1000);
  }

  /** Sets it as far ahead of the world's as is said, or behind it. No timer goes off. */
  async set(seconds: number): Promise<void> {
    const time = this.#world.now() + seconds * 1000;
    await this.#moveTo(time - Date.now());
    await this.#context.clock.setSystemTime(time);
  }

  async #moveTo(ahead: number): Promise<void> {
    this.#ahead = ahead;
    await Promise.all(this.#context.serviceWorkers().map((worker) => this.#setIn(worker)));
  }

  /** A worker that has ended does not answer: the one that follows hears of the time when it starts. */
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
