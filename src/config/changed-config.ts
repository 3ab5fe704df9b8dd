import { type CompileOptions, compileSite } from './compile-site.ts';
import config from './complete-config.fixture.ts';
import type { Problem } from './problem.ts';

/** For tests: what an owner may make of a configuration, and what they are told. */

export type Path = (string | number)[];

/** The complete configuration with one thing changed. */
export function changed(path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(config);
  path.reduce<unknown>((block, step, index) => {
    const entries = block as Record<PropertyKey, unknown>;
    const inside = typeof path[index + 1] === 'number' ? [] : {};
    entries[step] = index === path.length - 1 ? value : (entries[step] ?? inside);
    return entries[step];
  }, copy);
  return copy;
}

/** The mistakes in a configuration. */
export function problemsOf(value: unknown): Problem[] {
  const compiled = compileSite(value);
  return 'problems' in compiled ? compiled.problems : [];
}

/** The oddities of a configuration without mistakes. */
export function warningsOf(value: unknown, options?: CompileOptions): Problem[] {
  const compiled = compileSite(value, options);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.warnings;
}
