let leaving = new AbortController();

/** Aborts pending requests: Chromium activates the next version only when nothing is in flight. */
export const leave = (): void => leaving.abort();

/** Makes requests again, for a page that was loaded although this version was about to leave. */
export function stay(): void {
  if (leaving.signal.aborted) leaving = new AbortController();
}

/** Aborts after a time, or when this version leaves, in browsers that can combine signals. */
export const abortAfter = (ms: number): AbortSignal =>
  AbortSignal.any?.([leaving.signal, AbortSignal.timeout(ms)]) ?? AbortSignal.timeout(ms);
