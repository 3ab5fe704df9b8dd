/** A fixed window of requests, as GitHub counts them: it opens with the first request and refills when it ends. */
export class Quota {
  readonly limit: number;
  readonly #window: number;
  readonly #now: () => number;
  #used = 0;
  #end = 0;

  /** @param window length in seconds; @param now milliseconds since the epoch. */
  constructor(limit: number, window: number, now: () => number) {
    this.limit = limit;
    this.#window = window;
    this.#now = now;
  }

  get remaining(): number {
    return this.#over() ? this.limit : this.limit - this.#used;
  }

  /** UTC seconds since the epoch; for a window that has not begun, when it would end if it began now. */
  get resetsAt(): number {
    return this.#over() ? this.#seconds() + this.#window : this.#end;
  }

  /** Uses up one request. False when there is none left: the request is refused and does not count. */
  take(): boolean {
    if (this.#over()) {
      this.#used = 0;
      this.#end = this.#seconds() + this.#window;
    }
    if (this.#used >= this.limit) return false;
    this.#used += 1;
    return true;
  }

  /** Uses up everything, as someone else behind the same address would, until the window ends in so many seconds. */
  exhaust(resetIn: number): void {
    this.#used = this.limit;
    this.#end = this.#seconds() + resetIn;
  }

  refill(): void {
    this.#used = 0;
    this.#end = 0;
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }

  #over(): boolean {
    return this.#seconds() >= this.#end;
  }
}
