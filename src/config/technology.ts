import { technologyKey } from '../model/technology.ts';

/** Gives all names of a technology the one that comes first. */
export function namedOnce(names: readonly string[]): (name: string) => string {
  const first = new Map(names.toReversed().map((name) => [technologyKey(name), name]));
  return (name) => first.get(technologyKey(name)) ?? name;
}
