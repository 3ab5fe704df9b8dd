import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';

/**
 * Compiles a module without imports to an inline script: minified, in its own scope.
 * @param path below `src`
 * @param facts the module's constant `FACTS`, by which branches are removed
 */
export async function inlineProgram(path: string, facts: object = {}): Promise<string> {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const define = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [`FACTS.${name}`, JSON.stringify(value) ?? 'undefined']),
  );
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { define, sourcemap: false });
  const script = `{${code.replace(/^export \{\};?$/m, '')}}`;
  const { code: minified, errors } = await minify(file.replace(/ts$/, 'js'), script, { module: false });
  if (errors.length > 0) throw new Error(`${path} cannot stand in a document: ${errors[0]?.message}`);
  // Such text occurs only in strings, and must not end the element.
  return minified.trim().replace(/<(?=\/?script|!--)/gi, String.raw`\x3c`);
}
