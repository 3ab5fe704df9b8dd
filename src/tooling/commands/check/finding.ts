import type { Problem } from '../../../config/messages/problem.ts';

/** What a look at the network says about `config.ts`: where, what is wrong, and the cure. */
export interface Finding extends Problem {
  /**
   * - `mistake`: certain, and what was configured is not shown.
   * - `warning`: odd, or perhaps only so today.
   * - `unanswered`: it could not be looked at, which says nothing about the configuration.
   */
  kind: 'mistake' | 'warning' | 'unanswered';
}
