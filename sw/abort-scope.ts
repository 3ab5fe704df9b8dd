/** Longer than a request that has arrived waits for the device before it is sent. */
const holdMs = 2000;

/** Requests that are aborted together: Chromium activates the next version only when nothing is in flight. */
export class AbortScope {
  #controller = new AbortController();
  #hold: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** The site is closed: nothing more may be stored. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Aborts what is pending, and what is about to be sent. */
  abort(): void {
    this.#controller.abort();
    clearTimeout(this.#hold);
    if (this.#isClosed) return;
    this.#hold = setTimeout(() => {
      this.#controller = new AbortController();
    }, holdMs);
  }

  /** Aborts for good. */
  close(): void {
    this.#isClosed = true;
    this.abort();
  }

  /** Aborts with the scope, and after a time if one is given. Not every browser has `AbortSignal.any()`. */
  signal(ms?: number): AbortSignal {
    const { signal } = this.#controller;
    if (ms === undefined || signal.aborted) return signal;
    const limited = new AbortController();
    const abort = () => limited.abort();
    signal.addEventListener('abort', abort);
    setTimeout(() => {
      signal.removeEventListener('abort', abort);
      limited.abort(new DOMException('No response in time.', 'TimeoutError'));
    }, ms);
    return limited.signal;
  }

  /** Lets an event not outlast the scope: WebKit may never settle a request that was aborted. */
  limit(event: ExtendableEvent): void {
    const { waitUntil } = event;
    event.waitUntil = (work) => waitUntil.call(event, this.#until(work));
  }

  #until(work: Promise<unknown>): Promise<unknown> {
    const { signal } = this.#controller;
    if (signal.aborted) return Promise.resolve();
    let end = () => {};
    const aborted = new Promise<void>((resolve) => {
      end = resolve;
      signal.addEventListener('abort', end);
    });
    return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', end));
  }
}
