import { formatPath, type Problem } from './problem.ts';

/** Half a character: JavaScript writes one beyond `\uffff` as two units, which mean nothing apart. */
const loneHalf = /\p{Surrogate}/u;

/** Texts that hold half a character. No address and no file can be made of them, and every page shows a � there. */
export function brokenTexts(data: unknown, path: readonly PropertyKey[] = []): Problem[] {
  if (typeof data === 'string') {
    const half = loneHalf.exec(data);
    if (!half) return [];
    const unit = `\\u${half[0].charCodeAt(0).toString(16)}`;
    const before = data.slice(0, half.index).slice(-20);
    const message =
      `Found half a character, ${unit}, after '${before}'. It was torn in two when the text was cut or pasted. ` +
      "Write the whole character, such as '🚀', or take the half out.";
    return [{ path: formatPath(path), message }];
  }
  if (typeof data !== 'object' || data === null) return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => brokenTexts(value, [...path, key]));
}
