import { setTimeout as pause } from 'node:timers/promises';
import { within } from './within.ts';

/**
 * Asks again and again until the answer is yes.
 *
 * @param what completes the sentence 'Waited in vain for …'
 */
export async function until(seconds: number, what: string, isSo: () => Promise<boolean>): Promise<void> {
  let asking = true;
  const ask = async () => {
    while (asking && !(await isSo())) await pause(250);
  };
  try {
    await within(seconds, what, ask());
  } finally {
    asking = false;
  }
}
