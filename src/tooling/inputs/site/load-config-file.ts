import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, runnerImport } from 'vite';
import type { Problem } from '../../../config/messages/problem.ts';
import { syntaxHint } from '../../../config/messages/syntax.ts';

interface LoadedConfigFile {
  config?: unknown;
  /** Why the file could not be run. */
  problem?: Problem;
  /** The file and those that it imports; unknown after a failure. */
  files?: string[];
}

/**
 * Runs `config.ts` through Vite, so that it may be TypeScript and import what it likes. Reads it again in each call, and
 * never throws: a file that cannot be run gives a problem.
 * @param directory paths in messages are relative to it
 */
export async function loadConfigFile(file: string, directory: string): Promise<LoadedConfigFile> {
  // Without a slash at the end.
  const root = resolve(directory);
  const name = normalizePath(relative(root, file));
  const failed = (path: string, message: string) => ({ problem: { path, message } });
  if (!existsSync(file)) return failed(name, 'There is no such file. Copy the example and edit it.');
  const hadSourceMaps = process.sourceMapsEnabled;
  // Without source maps, stacks name lines of Vite's output.
  process.setSourceMapsEnabled(true);
  try {
    const { module, dependencies } = await runnerImport<object>(file, { root, logLevel: 'silent' });
    if (!('default' in module))
      return failed(name, 'It exports nothing. End it with `export default defineConfig({ … })`.');
    return { config: module.default, files: [file, ...dependencies].map(normalizePath) };
  } catch (error) {
    const location = locationOf(error, file, root);
    return failed(location, describe(error, root, location));
  } finally {
    process.setSourceMapsEnabled(hadSourceMaps);
  }
}

/** File, line and column, from the parser's drawing or from the stack's first line beside the file or in the project. */
function locationOf(error: unknown, file: string, root: string): string {
  const shown = (path: string) => normalizePath(relative(root, resolve(path)));
  if (!(error instanceof Error)) return shown(file);
  const text = stripVTControlCharacters(String(error.stack));
  const [, drawnFile, drawnPosition] = /\[ (.+?):(\d+:\d+) \]/.exec(text) ?? [];
  if (drawnFile) return `${shown(drawnFile)}:${drawnPosition}`;
  const folders = [dirname(file), root].map((folder) => `${normalizePath(folder)}/`);
  const location = [...text.matchAll(/^ +at (?:.*\()?(?:file:\/\/)?(.+:\d+:\d+)\)?$/gm)]
    .map(([, found = '']) => normalizePath(found))
    .find((found) => folders.some((folder) => found.startsWith(folder)) && !found.includes('/node_modules/'));
  return shown(location ?? file);
}

function describe(error: unknown, root: string, location: string): string {
  if (!(error instanceof Error)) return `It throws ${String(error)}. Correct what throws it.`;
  const text = stripVTControlCharacters(error.message).replaceAll(`${normalizePath(root)}/`, '');
  const [, mistake] = /\[PARSE_ERROR\] (.+)/.exec(text) ?? [];
  if (mistake) {
    const [, file = '', line] = /^(.*):(\d+):\d+$/.exec(location) ?? [];
    const hint = syntaxHint(file ? readFileSync(resolve(root, file), 'utf8') : '', Number(line));
    // The parser's own words help least.
    return (
      hint ??
      `${mistake}. The line cannot be read: look for a missing comma, quote or bracket there or just before.`
    );
  }
  if (text.includes('multiple default exports'))
    return 'It has several default exports. Keep one `export default defineConfig({ … })`.';
  const [, name] = /^(\S+) is not defined$/.exec(text) ?? [];
  if (name === 'defineConfig')
    return "`defineConfig` is not imported. Begin the file with `import { defineConfig } from './src/config/define-config.ts';`.";
  if (name)
    return `Found ${name} without quotes, which is no name in this file. If it is a text, write '${name}'.`;
  const [, url, importer] = /^Failed to load url (\S+) .* in (\S+)\. /.exec(text) ?? [];
  return url
    ? `${importer} imports '${url}', which does not exist. Correct the path of the import.`
    : `It throws ${error.name}: ${text}. Correct this line.`;
}
