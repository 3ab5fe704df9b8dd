/**
 * Waits, but not for ever. What takes too long is not ended by that: whoever waits in vain closes what it runs in.
 *
 * @param what completes the sentence 'Waited in vain for …'
 */
export async function within<T>(seconds: number, what: string, awaited: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${seconds} s in vain for ${what}.`)), seconds * 1000);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}
