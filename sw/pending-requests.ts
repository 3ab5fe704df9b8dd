const pending = new Set<AbortController>();
let isAborting = false;

/** Aborts pending requests: Chromium activates the next version only when nothing is in flight. */
export function abortRequests(): void {
  isAborting = true;
  for (const controller of pending) controller.abort();
  pending.clear();
}

/** Makes requests again, for a page that was loaded although this version was about to be replaced. */
export function allowRequests(): void {
  isAborting = false;
}

/** Aborts with `abortRequests()`, and after a time if one is given. Not every browser has `AbortSignal.any()`. */
export function requestSignal(ms?: number): AbortSignal {
  const controller = new AbortController();
  if (isAborting) controller.abort();
  else pending.add(controller);
  const timeOut = () => {
    pending.delete(controller);
    controller.abort(new DOMException('No answer in time.', 'TimeoutError'));
  };
  if (ms !== undefined) setTimeout(timeOut, ms);
  return controller.signal;
}

/** An event that does not outlast this version: WebKit may keep one open although its request was aborted. */
export const untilAborted = (event: ExtendableEvent): ExtendableEvent =>
  Object.assign(new ExtendableEvent(event.type), {
    waitUntil: (work: Promise<unknown>) => event.waitUntil(Promise.race([work, aborted()])),
  });

const aborted = (): Promise<void> =>
  new Promise((resolve) => {
    const signal = requestSignal();
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) resolve();
  });
