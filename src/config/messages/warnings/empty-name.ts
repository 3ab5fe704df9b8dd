import { type Problem, valueAt } from '../problem.ts';

/**
 * A name that is given and has nothing in it: somebody else's may be shown in its place.
 * @param config what `config.ts` exports; as plain data it would not say that the name is there
 */
export function emptyNameWarning(config: unknown): Problem[] {
  const name = valueAt(config, ['profile', 'name']);
  if (typeof name !== 'string' || name.trim() !== '') return [];
  const message =
    'Found an empty text, so the page shows the name of your GitHub account. Write your name, or remove the line if this is meant.';
  return [{ path: 'profile.name', message }];
}
