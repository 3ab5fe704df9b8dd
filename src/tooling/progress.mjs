const firstMs = 2000;

/**
 * Shows how far long work is, from two seconds on: in a terminal as one line that moves, in a log as a few lines.
 *
 * @template Result
 * @param {string} what
 * @param {(tell: (state: string) => void) => Promise<Result>} work tells its state, such as '3 of 40'
 * @returns {Promise<Result>}
 */
export async function showProgress(what, work) {
  const { isTTY, columns = 80 } = process.stdout;
  const start = Date.now();
  let state = '';
  let next = firstMs;
  const timer = setInterval(() => {
    const elapsed = Date.now() - start;
    if (elapsed < next) return;
    const line = `${what}${state && `: ${state}`} (${Math.floor(elapsed / 1000)} s)`;
    process.stdout.write(isTTY ? `\r${line.slice(0, columns - 1)}\u001b[K` : `${line}\n`);
    // In a log ever more rarely.
    if (!isTTY) next = elapsed * 3;
  }, 500);
  timer.unref();
  try {
    return await work((now) => {
      state = now;
    });
  } finally {
    clearInterval(timer);
    if (isTTY && Date.now() - start >= next) process.stdout.write('\r\u001b[K');
  }
}
