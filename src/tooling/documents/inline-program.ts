import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a module of `src` to an inline script. @param site the value of its constant `SITE`, as JSON */
export async function inlineProgram(path: string, site: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SITE: JSON.stringify(JSON.stringify(site)) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../${path}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [script] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (script?.type !== 'chunk') throw new Error(`${path} is no script.`);
  // Such text occurs only in strings, and must not end the element.
  return script.code.trim().replace(/<(?=\/?script|!--)/gi, String.raw`\x3c`);
}
