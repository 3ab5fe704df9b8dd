/**
 * Sets a text in lines; what does not fit is cut between words, with an ellipsis.
 * @param fits whether a line has room
 */
export async function wrap(
  text: string,
  mostLines: number,
  fits: (line: string) => Promise<boolean>,
): Promise<string[]> {
  const lines: string[] = [];
  const words = text.split(/\s+/).filter(Boolean);
  while (words.length > 0 && lines.length < mostLines) {
    let line = await shortened(words.shift() ?? '', fits);
    for (let word = words[0]; word !== undefined && (await fits(`${line} ${word}`)); word = words[0]) {
      line = `${line} ${word}`;
      words.shift();
    }
    lines.push(line);
  }
  const last = lines.pop();
  if (last === undefined) return [];
  return [...lines, words.length > 0 ? await ended(last, fits) : last];
}

/** A line with an ellipsis, without as many of its last words as that costs. */
async function ended(line: string, fits: (line: string) => Promise<boolean>): Promise<string> {
  let rest = line;
  while (rest.includes(' ') && !(await fits(`${rest} …`))) rest = rest.slice(0, rest.lastIndexOf(' '));
  return `${rest} …`;
}

/** A word that has no room in a whole line loses its end. */
async function shortened(word: string, fits: (line: string) => Promise<boolean>): Promise<string> {
  if (await fits(word)) return word;
  const characters = [...word];
  // The most characters that fit, found by halving.
  let [least, most] = [0, characters.length];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (await fits(`${characters.slice(0, middle).join('')}…`)) least = middle;
    else most = middle;
  }
  return `${characters.slice(0, least).join('')}…`;
}
