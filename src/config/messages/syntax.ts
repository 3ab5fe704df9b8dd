import { code as asCode } from './problem.ts';

/** How to correct a file that does not parse, if its text shows the cause. @param line of the error, counted from 1 */
export function syntaxHint(code: string, line: number): string | undefined {
  if (/^\s*\{\s*["']/.test(code))
    return 'It begins with a block. Write `export default defineConfig(` before it.';
  const lines = code.split('\n');
  // The cause may be at the end of the line before.
  const before = lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '');
  const [there = '', previous = ''] = [lines[line - 1], lines[before]];
  const cure = cureOf(there) ?? cureOf(previous);
  if (cure) return cure;
  const isUnfinished = /['"`\]}\w]$/.test(previous.trim()) && /^\s*(?:['"{[]|[\w$]+\s*:)/.test(there);
  if (isUnfinished) return `Line ${before + 1} ends without a comma. Write one there.`;
  if (/^\s+[^;]*;,?\s*$/.test(there)) return 'Found a semicolon within a block. Write a comma.';
  return bracketHint(lines, line);
}

/** Finds a bracket too few by its indentation, or one too many, up to the line of an error. */
function bracketHint(lines: readonly string[], line: number): string | undefined {
  const open: { line: number; indent: number }[] = [];
  for (const [index, text] of lines.slice(0, line).entries()) {
    const indent = text.search(/\S/);
    for (const [bracket] of withoutTexts(text).matchAll(/[{}[\]]/g)) {
      if (bracket === '{' || bracket === '[') {
        open.push({ line: index + 1, indent });
        continue;
      }
      const opened = open.pop();
      if (opened && /^\s*[}\]]/.test(text) && opened.indent > indent)
        return `The bracket that opens in line ${opened.line} is not closed. Close it where its block ends.`;
      const isEarly = open.length === 0 && /^\s*[\w$]+\s*:/.test(lines[index + 1] ?? '');
      if (isEarly) return `The bracket at the end of line ${index + 1} closes the whole block. Remove it.`;
    }
  }
  return undefined;
}

const withoutTexts = (line: string): string =>
  line
    .replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`/g, (text) => ' '.repeat(text.length))
    .replace(/\/\/.*$/, '');

const quotes = '„“”«»‚‘’´′';
const isEnd = '(?=\\s*(?:[,}\\])]|$))';
/** Texts between quotes; those in typographic ones, or in one of each, have a second group. */
const quoted = new RegExp(
  `(?:'[^']*'|"[^"]*")(?=\\s|[,}\\])]|$)|(['"${quotes}])([^'"\`${quotes}]*)(?:['"\`${quotes}])${isEnd}`,
  'g',
);

/** A mistake that a line shows, its texts in quotes blanked, and the cure. */
const cures: readonly [form: RegExp, cureOf: (found: string, key: string) => string][] = [
  // A number followed by what cannot follow one: a comma with further digits, or a currency.
  [
    /:\s*(\d[\d.]*(?:,\d+\s*€?|\s*€)[^,}\]]*)/,
    (price) =>
      `Found ${price.trim()} without quotes. Write '${price.trim()}${price.includes('€') ? '' : ' €'}' for a price.`,
  ],
  [/(?:^|[\s,])(#)/, () => 'Found a comment that begins with #. Begin it with //.'],
  [/(?:^|[{,])\s*([a-z_]\w*(?:-\w+)+)\s*:/i, (key) => `Found ${key} without quotes. Write '${key}'.`],
  [/^\s*([\w$]+)\s*=(?![=>])/, (key) => `Found = behind ${key}. Write a colon: \`${key}: …\`.`],
  [/\{(\s{3,}),/, () => 'A list has square brackets. Write [ … ] in place of { … }.'],
  [
    /(?:^|[{,])\s*(?<key>\w+):\s*(?!-?\d+(?:\.\d+)?\s*[,}]*\s*$|(?:true|false|null|undefined|[\p{L}_$][\w$.]*)\s*[,}]*\s*$)([^\s'"`[\]{}(),][^'"`[\]{}(),]*?)\s*[,}]*\s*$/u,
    (text, key) => `Found ${text} without quotes. Write ${key}: '${text}'.`,
  ],
];

function cureOf(line: string): string | undefined {
  const typographic = [...line.matchAll(quoted)].find(([, open]) => open !== undefined);
  if (typographic) return `Found ${typographic[0]}, in typographic quotes. Write ${asCode(typographic[2])}.`;
  const [, open] = /^[^'"]*?('[^']*\p{L}'\p{L}[^']*)'?/u.exec(line) ?? [];
  if (open)
    return `The text ends at the apostrophe in ${open.slice(1, 31)}…. Write the text in double quotes: "…".`;
  const outside = line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, (text) => ' '.repeat(text.length));
  for (const [form, cure] of cures) {
    const found = form.exec(outside);
    if (found) return cure(found.at(-1) ?? '', found.groups?.key ?? '');
  }
  return undefined;
}
