import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Where the code is that draws the page. */
const folders = ['app', 'offline', 'pages', 'pwa', 'sections', 'theme', 'ui'];
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Words that no visitor reads: keys of a keyboard, what is counted, and files. */
const unread = [/^(Enter|Escape)$/, /^(Click |Remote Support$|WindowsAgent)/];

interface Node {
  type: string;
  value?: unknown;
  name?: { name?: string };
  callee?: { name?: string; object?: { name?: string } };
}

/** What goes to the console, or is thrown. */
const isForDevelopers = ({ callee }: Node): boolean =>
  callee?.object?.name === 'console' || /Error$/.test(callee?.name ?? '');

/** What may be read by a visitor in a piece of code: text between tags, labels, and whatever looks like a sentence. */
function sentencesIn(node: unknown, isLabel = false): string[] {
  if (Array.isArray(node)) return node.flatMap((inner) => sentencesIn(inner, isLabel));
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, name } = node as Node;
  if (type === 'ImportDeclaration' || isForDevelopers(node as Node)) return [];
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? [String(value).trim()] : [];
  const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
  if (typeof text === 'string' && (type === 'Literal' || type === 'TemplateElement')) {
    return isLabel || /[äöüßÄÖÜ„“]|^\p{Lu}\p{Ll}+|\p{Ll}[.!?]$/u.test(text) ? [text] : [];
  }
  const labels =
    type === 'JSXAttribute' && /^(alt|title|label|placeholder|aria-label)$/.test(name?.name ?? '');
  return Object.values(node).flatMap((inner) => sentencesIn(inner, labels && inner === value));
}

test('Every sentence that a visitor reads stands in src/text, not in a component', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/src/${folder}`).map((file) => `src/${folder}/${file}`),
  );
  const found = files
    .filter((file) => /\.tsx$/.test(file) && !/\.(test|fixture)\./.test(file))
    .flatMap((file) =>
      sentencesIn(parseSync(file, readFileSync(`${root}/${file}`, 'utf8')).program)
        .filter((text) => text !== '' && !unread.some((pattern) => pattern.test(text)))
        .map((text) => `${file}: ${text}`),
    );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
