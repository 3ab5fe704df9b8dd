import { inspect, styleText } from 'node:util';
import type { Problem } from '../../../config/messages/problem.ts';

const colors = { hint: 'cyan', warning: 'yellow', mistake: 'red' } as const;

/** Lays out problems for the terminal: a heading, then each with its path on a line of its own. */
export function report(file: string, problems: readonly Problem[], kind: keyof typeof colors): string {
  const count = `${problems.length} ${kind}${problems.length === 1 ? '' : 's'}`;
  const lines = problems.map(({ path, message }) => `  ${styleText('bold', path)}\n    ${message}`);
  return [styleText(colors[kind], `${file}: ${count}`), ...lines].join('\n\n');
}

/** Fails a build. It shows as its message alone: where in the build it was thrown says nothing to the owner. */
export class InvalidConfigError extends Error {
  override readonly name = 'InvalidConfigError';

  [inspect.custom](): string {
    return this.message;
  }
}
