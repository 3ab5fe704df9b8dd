let isLeaving = false;
const onLeaving = new Set<() => void>();

/** Aborts pending requests: Chromium activates the next version only when nothing is in flight. */
export function abortRequests(): void {
  isLeaving = true;
  for (const abort of onLeaving) abort();
  onLeaving.clear();
}

/** Makes requests again, for a page that was loaded although this version was about to be replaced. */
export function allowRequests(): void {
  isLeaving = false;
}

/** Aborts with `abortRequests()`, and after a time if one is given. Not every browser has `AbortSignal.any()`. */
export function requestSignal(ms?: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  whenLeaving(abort);
  const timeOut = () => {
    onLeaving.delete(abort);
    controller.abort(new DOMException('No answer in time.', 'TimeoutError'));
  };
  if (ms !== undefined) setTimeout(timeOut, ms);
  return controller.signal;
}

/** An event that does not outlast this version: WebKit may keep one open although its request was aborted. */
export const untilAborted = (event: ExtendableEvent): ExtendableEvent =>
  Object.assign(new ExtendableEvent(event.type), {
    waitUntil: (work: Promise<unknown>) =>
      event.waitUntil(Promise.race([work, new Promise<void>((resolve) => whenLeaving(resolve))])),
  });

function whenLeaving(run: () => void): void {
  if (isLeaving) run();
  else onLeaving.add(run);
}
