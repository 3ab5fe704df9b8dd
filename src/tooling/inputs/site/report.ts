import { inspect, styleText } from 'node:util';
import type { ResolvedConfig } from 'vite';
import { locationOf } from '../../../config/messages/location.ts';
import type { Problem } from '../../../config/messages/problem.ts';

/** The kinds of problems, the worst last, where the eye ends up. Only a mistake is certain. */
const colors = { hint: 'cyan', unanswered: 'cyan', warning: 'yellow', mistake: 'red' } as const;
type Kind = keyof typeof colors;
export const kinds = Object.keys(colors) as Kind[];

export function report(file: string, problems: readonly Problem[], kind: Kind): string {
  const noun = kind === 'unanswered' ? 'could not be checked' : `${kind}${problems.length === 1 ? '' : 's'}`;
  const lines = problems.map(
    (problem) => `\n\n  ${styleText('bold', locationOf(file, problem))}\n    ${problem.message}`,
  );
  return styleText(colors[kind], `${file}: ${problems.length} ${noun}`) + lines.join('');
}

/** Fails a build. Shown without a stack, which means nothing to owners. */
export class InvalidConfigError extends Error {
  override readonly name = 'InvalidConfigError';
  [inspect.custom] = () => this.message;
}

/** Prints warnings and mistakes. @throws InvalidConfigError in a build with mistakes, unless a test wants the 500 screen */
export function tell(
  file: string,
  { mistakes, warnings }: Record<'mistakes' | 'warnings', readonly Problem[]>,
  { command, logger }: ResolvedConfig,
): void {
  const timestamp = command === 'serve';
  if (warnings.length > 0) logger.warn(`${report(file, warnings, 'warning')}\n`, { timestamp });
  if (mistakes.length === 0) return;
  const message = report(file, mistakes, 'mistake');
  if (command === 'build' && process.env.ALLOW_INVALID_CONFIG !== '1') throw new InvalidConfigError(message);
  logger.error(`${message}\n`, { timestamp });
}
