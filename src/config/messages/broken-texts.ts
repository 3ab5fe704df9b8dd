import { formatPath, type Problem } from './problem.ts';

/** Half a character: JavaScript writes one beyond `\uffff` as two units, which mean nothing apart. */
const loneHalf = /\p{Surrogate}/u;

/** Texts that hold half a character. No address and no file can be made of them, and every page shows a � there. */
export function brokenTexts(data: unknown, path: readonly PropertyKey[] = []): Problem[] {
  if (typeof data === 'string') {
    const half = loneHalf.exec(data)?.[0];
    if (half === undefined) return [];
    const unit = `\\u${half.charCodeAt(0).toString(16)}`;
    const message =
      `Found half a character, ${unit}, after '${data.slice(0, data.search(loneHalf)).slice(-20)}'. It was torn in two when the text was ` +
      "cut or pasted. Write the whole character, such as '🚀', or take the half out.";
    return [{ path: formatPath(path), message }];
  }
  if (typeof data !== 'object' || data === null) return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => brokenTexts(value, [...path, key]));
}
