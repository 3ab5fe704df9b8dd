import { createHash } from 'node:crypto';

/** The code that stands in a document itself, as a Content-Security-Policy names it: `'sha256-…'`, each once. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** Types with which a script element is run, or steers what runs; all others are data, which no policy forbids. */
const executed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Finds the scripts and styles of a document that was made here: attributes are in quotes, texts are escaped.
 * @throws Error when the document has inline handlers or style attributes, which no hash can allow
 */
export function inlineCode(html: string): InlineCode {
  const forbidden = /<[a-z][^<>]*?\s((?:style|on[a-z]+)=(?:"[^"]*"|'[^']*'))/i.exec(html)?.[1];
  if (forbidden !== undefined) {
    throw new Error(
      `The Content-Security-Policy forbids the attribute ${forbidden}. Use a class or a module.`,
    );
  }
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && executed.test(typeOf(attributes)))
    .map(([, , code = '']) => code);
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(([, code = '']) => code);
  return { scripts: distinctHashes(scripts), styles: distinctHashes(styles) };
}

const typeOf = (attributes: string): string => /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';

const distinctHashes = (codes: readonly string[]): string[] => [...new Set(codes.map(hashOf))];

/** The parser knows only one kind of line end. */
const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64')}'`;
