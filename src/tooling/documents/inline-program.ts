import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';

/**
 * Makes a module that imports nothing a script for a document itself: minified, in a scope of its own.
 * @param path below `src`
 * @param facts what the module finds as the constant `FACTS`; what follows from them is decided here
 * @throws Error when the module is more than that
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
  // In strings alone, where it means the same: no text may end the element.
  return minified.trim().replace(/<(?=\/?script|!--)/gi, String.raw`\x3c`);
}
