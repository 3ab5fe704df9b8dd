import type { z } from 'zod';
import type { Config } from './config.ts';
import type { Problem } from './messages/problem.ts';

export type Issue = z.core.$ZodIssue;

/**
 * What is left of a configuration when its mistakes are taken out: so much of it can be looked at for oddities.
 * @param data plain data
 * @param issuesOf what the schema finds wrong
 */
export function withoutMistakes(data: unknown, issuesOf: (data: unknown) => readonly Issue[]): Config {
  let rest = data;
  // Each round takes something out, and what is left of everything is right.
  for (;;) {
    const issues = issuesOf(rest);
    if (issues.length === 0) return rest as Config;
    const taken: (readonly PropertyKey[])[] = [];
    for (const issue of issues) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
      for (const path of keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path]) {
        if (taken.some((place) => place.every((step, depth) => path[depth] === step))) continue;
        taken.push(has(rest, path) ? path : path.slice(0, -1));
        rest = without(rest, path) ?? {};
      }
    }
  }
}

const has = (data: unknown, [step, ...steps]: readonly PropertyKey[]): boolean =>
  step === undefined || (isBlock(data) && step in data && has(Reflect.get(data, step), steps));

/** A copy without the value at a path; where there is none, without the block that lacks it. */
function without(data: unknown, path: readonly PropertyKey[]): unknown {
  const [step, ...steps] = path;
  if (step === undefined || !isBlock(data) || !(step in data)) return undefined;
  const value = without(Reflect.get(data, step), steps);
  if (Array.isArray(data)) return data.map((entry, index) => (index === step ? value : entry));
  const others = Object.entries(data).filter(([key]) => key !== step);
  return Object.fromEntries(value === undefined ? others : [...others, [step, value]]);
}

const isBlock = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an oddity says nothing that a mistake does not say: it is about the same place, or about what its cure will add. */
export function isSaidBy(mistakes: readonly Problem[], { path, message }: Problem): boolean {
  return mistakes.some(
    (mistake) =>
      mistake.path.startsWith(path) ||
      path.startsWith(mistake.path) ||
      (message.startsWith('Missing') && parentOf(mistake.path) === parentOf(path)),
  );
}

const parentOf = (path: string): string => path.replace(/\.?[^.]*$/, '');
