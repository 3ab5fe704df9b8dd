import { quote } from './problem.ts';

/** How to correct a file that does not parse, if its text shows the cause. @param line of the error, counted from 1 */
export function syntaxHint(code: string, line: number): string | undefined {
  const lines = code.split('\n');
  // The cause may be at the end of the line before.
  const before = lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '');
  const [there = '', previous = ''] = [lines[line - 1], lines[before]];
  const cure = cureOf(there) ?? cureOf(previous);
  if (cure) return cure;
  const isUnfinished = /['"`\]}\w]$/.test(previous.trim()) && /^\s*(?:['"{[]|[\w$]+\s*:)/.test(there);
  if (isUnfinished) return `Line ${before + 1} ends without a comma. Write one there.`;
  const open = unclosedLine(lines);
  return open === undefined
    ? undefined
    : `The bracket that opens in line ${open} is not closed. Close it where its block ends.`;
}

/** The line of a bracket whose block, by its indentation, ends before the bracket that closes it. */
function unclosedLine(lines: readonly string[]): number | undefined {
  const open: { line: number; indent: number }[] = [];
  for (const [index, text] of lines.entries()) {
    const indent = text.search(/\S/);
    for (const [bracket] of withoutTexts(text).matchAll(/[{}[\]]/g)) {
      if (bracket === '{' || bracket === '[') {
        open.push({ line: index + 1, indent });
        continue;
      }
      const opened = open.pop();
      const isFirst = /^\s*[}\]]/.test(text);
      if (opened && isFirst && opened.indent > indent) return opened.line;
    }
  }
  return undefined;
}

const withoutTexts = (line: string): string =>
  line
    .replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`/g, (text) => ' '.repeat(text.length))
    .replace(/\/\/.*$/, '');

function cureOf(line: string): string | undefined {
  const outside = line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, (text) => ' '.repeat(text.length));
  const [curly, inside] = /[„“”«»‚‘’]([^„“”«»‚‘’'"`]*)[„“”«»‚‘’'"`]?/.exec(outside) ?? [];
  if (curly)
    return `Found ${curly.trim()} in typographic quotes. Write ${quote((inside ?? '').replace(/[,\s]+$/, ''))}.`;
  // A number followed by what cannot follow one: a comma with further digits, or a currency.
  const [, price] = /:\s*(\d[\d.]*(?:,\d+\s*€?|\s*€)[^,}\]]*)/.exec(outside) ?? [];
  if (price)
    return `Found ${price.trim()} without quotes. Write '${price.includes('€') ? price.trim() : `${price.trim()} €`}' for a price.`;
  const [, open = ''] = /^[^'"]*?('[^']*\p{L}'\p{L}[^']*)'?/u.exec(line) ?? [];
  if (open)
    return `The text ends at the apostrophe in ${open.slice(1, 31)}…. Write the text in double quotes: "…".`;
  if (/(?:^|[\s,])#/.test(outside)) return 'Found a comment that begins with #. Begin it with //.';
  const [, hyphenated] = /(?:^|[{,])\s*([a-z_]\w*(?:-\w+)+)\s*:/i.exec(outside) ?? [];
  if (hyphenated) return `Found ${hyphenated} without quotes. Write '${hyphenated}'.`;
  const [, key, bare] =
    /^\s*(?:.*[{,]\s*)?(\w+):\s*([^\s'"`[\]{}(),][^'"`[\]{}(),]*?)\s*[,}]*\s*$/.exec(line) ?? [];
  const isValue = !bare || /^(?:-?[\d._]+|true|false|null|undefined|[\p{L}_$][\w$.]*)$/u.test(bare);
  return isValue ? undefined : `Found ${bare} without quotes. Write ${key}: '${bare}'.`;
}
