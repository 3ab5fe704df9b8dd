import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type InlineConfig, normalizePath, type Rolldown, runnerImport } from 'vite';
import type { Problem } from '../../../config/messages/problem.ts';
import { syntaxHint } from '../../../config/messages/syntax.ts';
import { decoded } from '../../../model/http-link.ts';

/** Runs `config.ts` through Vite, so that it may import what it likes. @param directory base of paths in messages */
export async function loadConfigFile(file: string, directory: string, options: InlineConfig = {}) {
  const root = resolve(directory);
  const path = normalizePath(relative(root, file));
  if (!existsSync(file))
    return { problem: { path, message: 'There is no such file. Copy the example and edit it.' } };
  const lost = encodingMistake(readFileSync(file));
  if (lost) return { problem: { path: `${path}${lost.line}`, message: lost.message } };
  const hadSourceMaps = process.sourceMapsEnabled;
  // Stacks would name lines of Vite's output.
  process.setSourceMapsEnabled(true);
  try {
    const { module, dependencies } = await runnerImport<object>(file, {
      ...options,
      root,
      logLevel: 'silent',
    });
    const message = 'It exports nothing. End it with `export default defineConfig({ … })`.';
    if (!('default' in module)) return { problem: { path, message } };
    return { config: module.default, files: [file, ...dependencies].map(normalizePath) };
  } catch (error) {
    return { problem: problemIn(error, file, root) };
  } finally {
    process.setSourceMapsEnabled(hadSourceMaps);
  }
}

/** Editors that do not write UTF-8 lose letters without a word. @returns undefined if all letters are there */
function encodingMistake(content: Buffer): { line: string; message: string } | undefined {
  const cure = "In the editor choose 'Save with encoding' and UTF-8";
  if (content.includes(0)) return { line: '', message: `It is not saved as UTF-8. ${cure}.` };
  const lines = content.toString('latin1').split('\n');
  const isBroken = (text: string) => !isUtf8(Buffer.from(text, 'latin1')) || text.includes('\xef\xbf\xbd');
  const index = lines.findIndex(isBroken);
  if (index < 0) return undefined;
  const text = Buffer.from(lines[index] ?? '', 'latin1')
    .toString()
    .trim();
  const message = `It is not saved as UTF-8, so letters are lost, such as in ${text.slice(0, 60)}. ${cure}, and correct what shows as \ufffd.`;
  return { line: `:${index + 1}`, message };
}

/** Why a file cannot be run, and file, line and column: the parser's, or those of the stack's first line in the project. */
function problemIn(error: unknown, file: string, root: string): Problem {
  const shown = (path: string) => normalizePath(relative(root, resolve(path)));
  if (!(error instanceof Error))
    return { path: shown(file), message: `It throws ${String(error)}. Correct what throws it.` };
  const [mistake] = [(error as Rolldown.BundleError).errors ?? []].flat();
  if (mistake?.loc) {
    const { file: broken = file, line, column } = mistake.loc;
    const [, found] = /\[PARSE_ERROR\] (.+)/.exec(stripVTControlCharacters(mistake.message)) ?? [];
    const unclear = `${found}. The line cannot be read: look for a missing comma, quote or bracket there or just before.`;
    // The parser's own words help least.
    const message = syntaxHint(readFileSync(broken, 'utf8'), line) ?? unclear;
    return { path: `${shown(broken)}:${line}:${column + 1}`, message };
  }
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const fence = text.split('\n').findIndex((line) => line.startsWith('```'));
  if (fence >= 0)
    return {
      path: `${shown(file)}:${fence + 1}`,
      message: 'Found ```, which came with copied text. Remove the line.',
    };
  const location = ownerLine(String(error.stack), [dirname(file), root]);
  return { path: shown(location ?? file), message: describe(error, root) };
}

/** The first place of a stack in one of these folders, as `C:/Meine Seite/config.ts:3:7`. Node writes URLs, Vite paths. */
export function ownerLine(stack: string, folders: readonly string[]): string | undefined {
  const slashed = (path: string) => path.replaceAll('\\', '/');
  return [...stack.matchAll(/^ +at (?:.*\()?(.+:\d+:\d+)\)?$/gm)]
    .map(([, place = '']) => slashed(decoded(place).replace(/^file:\/\/(?:\/(?=[a-z]:))?/i, '')))
    .filter((place) => !place.includes('/node_modules/'))
    .find((place) => folders.some((folder) => place.startsWith(`${slashed(folder)}/`)));
}

function describe(error: Error, root: string): string {
  const text = stripVTControlCharacters(error.message).replaceAll(`${normalizePath(root)}/`, '');
  if (text.includes('multiple default exports'))
    return 'It has several default exports. Keep one `export default defineConfig({ … })`.';
  const [, name] = /^(\S+) is not defined$/.exec(text) ?? [];
  if (name === 'defineConfig')
    return "`defineConfig` is not imported. Begin the file with `import { defineConfig } from './src/config/define-config.ts';`.";
  if (name === 'module' || name === 'exports')
    return 'Found `module.exports`, which older files have. Write `export default defineConfig({ … });`.';
  if (name && /^(?:true|false)$/i.test(name)) return `Found ${name}. Write ${name.toLowerCase()}.`;
  if (name)
    return `Found ${name} without quotes, which is no name in this file. If it is a text, write '${name}'.`;
  const [, url, importer] = /^Failed to load url (\S+) .* in (\S+)\. /.exec(text) ?? [];
  return url
    ? `${importer} imports '${url}', which does not exist. Correct the path of the import.`
    : `It throws ${error.name}: ${text}. Correct this line.`;
}
