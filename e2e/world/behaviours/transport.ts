import { gate } from '../../gate.ts';
import type { Behaviour } from '../exchange.ts';

/** Restores the usual answer, overriding an earlier behaviour. */
export const ordinary: Behaviour = (_request, answer) => answer();

/** Never answers and keeps the connection open. */
export const hanging: Behaviour = () => 'silence';

/** Unreachable: the connection breaks before any response. */
export const gone: Behaviour = () => 'cut off';

/** Holds every answer back until `release`. */
export function held(): { behaviour: Behaviour; release: () => void } {
  const { opened, open } = gate();
  return { behaviour: (_request, answer) => opened.then(answer), release: open };
}
