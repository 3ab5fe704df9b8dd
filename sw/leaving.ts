const leaving = new AbortController();

/** Aborts what this version still asks for: Chromium lets the next one take over only when nothing is in flight. */
export const leave = (): void => leaving.abort();

/** Aborts after a time, or when this version leaves, in browsers that can combine the two. */
export const abortAfter = (ms: number): AbortSignal =>
  AbortSignal.any?.([leaving.signal, AbortSignal.timeout(ms)]) ?? AbortSignal.timeout(ms);
