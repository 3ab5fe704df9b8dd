/**
 * Writes into a cache. When the device is full, pictures give way, cache by cache, and it is tried again.
 * @param write does its work anew each time
 * @param spare names of caches to give up, those that gain most first
 * @throws when nothing helps
 */
export async function withRoom(write: () => Promise<void>, spare: readonly string[]): Promise<void> {
  const [next, ...rest] = spare;
  try {
    await write();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!isFull || next === undefined) throw error;
    await caches.delete(next);
    await withRoom(write, rest);
  }
}
