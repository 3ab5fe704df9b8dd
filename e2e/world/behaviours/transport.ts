import type { Behaviour } from '../exchange.ts';

/** The provider works as usual, in spite of an earlier word. */
export const ordinary: Behaviour = (_request, answer) => answer();

/** Never answers and keeps the connection open. */
export const hanging: Behaviour = () => 'silence';

/** Unreachable: the connection breaks before a word is said. */
export const gone: Behaviour = () => 'cut off';

/** Holds every answer back until `release`, so that a test can look at the time in between. */
export function held(): { behaviour: Behaviour; release: () => void } {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release,
    behaviour: async (_request, answer) => {
      await released;
      return answer();
    },
  };
}
