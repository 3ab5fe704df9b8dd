import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Worker } from 'playwright/test';
import { ownTimeOrigin } from '../clock.ts';
import type { World } from '../world/world.ts';

/** By how much the clock of a device is ahead, in milliseconds. */
const ahead = new WeakMap<BrowserContext, number>();

/** Puts the time of a page's device into the hands of the test; before the page is opened. */
export async function holdTime(page: Page): Promise<void> {
  const context = page.context();
  ahead.set(context, 0);
  // One that starts later knows nothing of the time that has passed.
  context.on('serviceworker', (worker) => void setWorkerClock(worker, context).catch(() => {}));
  await context.clock.install();
  await context.addInitScript(ownTimeOrigin);
}

/** Lets time pass for everybody at once: the page, the worker of its site and the outside world. */
export async function passTime(page: Page, world: World, seconds: number): Promise<void> {
  world.advance(seconds);
  await moveWorkers(page.context(), seconds);
  await page.clock.fastForward(seconds * 1000);
}

/** Sets the clock of the device alone, as far ahead of the world's as is said, or behind it. No timer goes off. */
export async function setClock(page: Page, world: World, seconds: number): Promise<void> {
  const context = page.context();
  const time = world.now() + seconds * 1000;
  await moveWorkers(context, (time - Date.now() - (ahead.get(context) ?? 0)) / 1000);
  await context.clock.setSystemTime(time);
}

async function moveWorkers(context: BrowserContext, seconds: number): Promise<void> {
  ahead.set(context, (ahead.get(context) ?? 0) + seconds * 1000);
  await Promise.all(context.serviceWorkers().map((worker) => setWorkerClock(worker, context)));
}

/** A worker that has ended does not answer: the one that follows hears of the time when it starts. */
async function setWorkerClock(worker: Worker, context: BrowserContext): Promise<void> {
  const isSet = worker.evaluate((ahead) => {
    const clock = Date as DateConstructor & { real?: () => number };
    clock.real ??= Date.now;
    const { real } = clock;
    Date.now = () => real() + ahead;
  }, ahead.get(context) ?? 0);
  isSet.catch(() => {});
  await Promise.race([isSet, pause(3000)]);
}
