const leaving = new AbortController();

/** Aborts pending requests: Chromium activates the next version only when nothing is in flight. */
export const leave = (): void => leaving.abort();

/** Aborts after a time, or when this version leaves, in browsers that can combine signals. */
export const abortAfter = (ms: number): AbortSignal =>
  AbortSignal.any?.([leaving.signal, AbortSignal.timeout(ms)]) ?? AbortSignal.timeout(ms);
