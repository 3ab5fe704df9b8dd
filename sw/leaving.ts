const pending = new Set<AbortController>();
let isLeaving = false;

/** Aborts pending requests: Chromium activates the next version only when nothing is in flight. */
export function leave(): void {
  isLeaving = true;
  for (const controller of pending) controller.abort();
  pending.clear();
}

/** Makes requests again, for a page that was loaded although this version was about to leave. */
export function stay(): void {
  isLeaving = false;
}

/** Aborts when this version leaves, and after a time if one is given. Not every browser has `AbortSignal.any()`. */
export function abortAfter(ms?: number): AbortSignal {
  const controller = new AbortController();
  if (isLeaving) controller.abort();
  else pending.add(controller);
  const timeOut = () => {
    pending.delete(controller);
    controller.abort(new DOMException('No answer in time.', 'TimeoutError'));
  };
  if (ms !== undefined) setTimeout(timeOut, ms);
  return controller.signal;
}

/** An event that does not outlast this version: WebKit may keep one open although its request was aborted. */
export const untilLeaving = (event: ExtendableEvent): ExtendableEvent =>
  Object.assign(new ExtendableEvent(event.type), {
    waitUntil: (work: Promise<unknown>) => event.waitUntil(Promise.race([work, left()])),
  });

const left = (): Promise<void> =>
  new Promise((resolve) => {
    const signal = abortAfter();
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) resolve();
  });
