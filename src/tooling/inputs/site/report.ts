import { inspect, styleText } from 'node:util';
import type { ResolvedConfig } from 'vite';
import { locationOf } from '../../../config/messages/location.ts';
import type { Problem } from '../../../config/messages/problem.ts';

/**
 * The kinds of problems, the worst last, where the eye ends up.
 *
 * - `unanswered`: it could not be checked, which says nothing about the configuration.
 * - `warning`: odd, or perhaps only so today.
 * - `mistake`: certain, and what was configured is not shown.
 */
const colors = { hint: 'cyan', unanswered: 'cyan', warning: 'yellow', mistake: 'red' } as const;
type Kind = keyof typeof colors;
export const kinds = Object.keys(colors) as Kind[];

export function report(file: string, problems: readonly Problem[], kind: Kind): string {
  const noun =
    kind === 'unanswered' ? ' could not be checked' : ` ${kind}${problems.length === 1 ? '' : 's'}`;
  const count = problems.length + noun;
  const lines = problems.map(
    (problem) => `  ${styleText('bold', locationOf(file, problem))}\n    ${problem.message}`,
  );
  return [styleText(colors[kind], `${file}: ${count}`), ...lines].join('\n\n');
}

/** Fails a build. Shown without a stack, which means nothing to owners. */
export class InvalidConfigError extends Error {
  override readonly name = 'InvalidConfigError';

  [inspect.custom] = () => this.message;
}

/** True if a build continues despite mistakes, for tests of the 500 screen. */
const mayBeInvalid = (): boolean => process.env.ALLOW_INVALID_CONFIG === '1';

/** Prints warnings and mistakes. @throws InvalidConfigError in a build with mistakes */
export function tell(
  file: string,
  { mistakes, warnings }: Record<'mistakes' | 'warnings', readonly Problem[]>,
  { command, logger }: ResolvedConfig,
): void {
  const timestamp = command === 'serve';
  if (warnings.length > 0) logger.warn(`${report(file, warnings, 'warning')}\n`, { timestamp });
  if (mistakes.length === 0) return;
  const message = report(file, mistakes, 'mistake');
  if (command === 'build' && !mayBeInvalid()) throw new InvalidConfigError(message);
  logger.error(`${message}\n`, { timestamp });
}
