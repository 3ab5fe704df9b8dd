/** IndexedDB and Cache Storage can hang (WebKit, damaged profiles), and nothing may wait for them for ever. */
export const storageTimeoutMs = 1500;

/** Rejects when the work has not ended in time. The work itself goes on. */
export function withTimeout<Result>(
  timeoutMs: number,
  work: Promise<Result>,
  error: Error = new DOMException('No response in time.', 'TimeoutError'),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
