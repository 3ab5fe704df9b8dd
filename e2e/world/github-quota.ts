/** A fixed window of requests, as on GitHub: it starts with the first request and refills when it ends. */
export class Quota {
  readonly limit: number;
  /** In seconds. */
  readonly #window: number;
  /** Milliseconds since the epoch. */
  readonly #now: () => number;
  #left: number;
  #end = 0;

  constructor(limit: number, window: number, now: () => number) {
    this.limit = this.#left = limit;
    this.#window = window;
    this.#now = now;
  }

  get remaining(): number {
    return this.resetsAt === this.#end ? this.#left : this.limit;
  }

  /** UTC seconds since the epoch. Before a window has started: its end if it started now. */
  get resetsAt(): number {
    const seconds = Math.floor(this.#now() / 1000);
    return seconds < this.#end ? this.#end : seconds + this.#window;
  }

  /** Uses up one request. @returns whether one was left */
  take(): boolean {
    const left = this.remaining;
    this.#end = this.resetsAt;
    this.#left = Math.max(0, left - 1);
    return left > 0;
  }

  /** Uses up all requests, as someone else behind the same IP address would. The window ends in so many seconds. */
  exhaust(resetIn: number): void {
    this.#left = 0;
    this.#end = Math.floor(this.#now() / 1000) + resetIn;
  }

  refill(): void {
    this.#end = 0;
  }
}
