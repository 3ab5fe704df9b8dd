let leaving = new AbortController();

/** Aborts pending requests: Chromium activates the next version only when nothing is in flight. */
export const abortRequests = (): void => leaving.abort();

/** Makes requests again, for a page that was loaded although this version was about to be replaced. */
export function allowRequests(): void {
  if (leaving.signal.aborted) leaving = new AbortController();
}

/** Aborts with `abortRequests()`, and after a time if one is given. Not every browser has `AbortSignal.any()`. */
export function requestSignal(ms?: number): AbortSignal {
  if (ms === undefined) return leaving.signal;
  const controller = new AbortController();
  whenLeaving(() => controller.abort());
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
  return controller.signal;
}

/** An event that does not outlast this version: WebKit may keep one open although its request was aborted. */
export const untilAborted = (event: ExtendableEvent): ExtendableEvent =>
  Object.assign(new ExtendableEvent(event.type), {
    waitUntil: (work: Promise<unknown>) =>
      event.waitUntil(Promise.race([work, new Promise<void>((resolve) => whenLeaving(resolve))])),
  });

function whenLeaving(run: () => void): void {
  if (leaving.signal.aborted) run();
  else leaving.signal.addEventListener('abort', run);
}
