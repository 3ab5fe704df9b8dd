import { formatPath, type Problem, textsIn, unseenIn } from './problem.ts';

/**
 * Texts that hold half a character, of which no address and no file can be made, or one that shows nothing and acts on what
 * is around it: on the page, in titles, in the contact card. JavaScript writes a character beyond `\uffff` as two units,
 * which mean nothing apart.
 */
export function brokenTexts(data: unknown): Problem[] {
  return textsIn(data).flatMap(({ path, text }) => {
    const { character = '', before } = unseenIn(text) ?? {};
    if (!character) return [];
    const message = /^\\ud[89a-f]/.test(character)
      ? `Found half a character, ${character}, after '${before}'. It was torn in two when the text was cut or pasted. Write the whole character, such as '🚀', or take the half out. Allowed: whole characters.`
      : `Found a character that nobody sees, ${character}, after '${before}'. It came with a text that was pasted. Take it out, or write the word anew; Arabic and Hebrew run from right to left without it. Allowed: white space and characters to be seen.`;
    return [{ path: formatPath(path), message }];
  });
}
