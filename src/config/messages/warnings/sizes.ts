import type { Config } from '../../config.ts';
import { formatPath, type Problem } from '../problem.ts';

/** More than any visitor reads; every one of them has to load it. */
const longestList = 100;
const longestText = 3000;

/** Lists and texts that have grown beyond a page. */
export function sizeWarnings(given: Config): Problem[] {
  return sizesOf(given, []);
}

function sizesOf(value: unknown, path: readonly PropertyKey[]): Problem[] {
  if (typeof value === 'string') {
    if (value.length <= longestText) return [];
    const message = `Found a text of ${value.length} characters, which every visitor has to load. Shorten it to ${longestText} or less.`;
    return [{ path: formatPath(path), message }];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  if (Array.isArray(value) && value.length > longestList) {
    const message = `Found a list of ${value.length} entries, which every visitor has to load. Keep the ${longestList} that matter most.`;
    return [{ path: formatPath(path), message }];
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, entry]) => sizesOf(entry, [...path, key]));
}
