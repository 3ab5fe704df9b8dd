import type { Plugin } from 'vite';

/**
 * Serves modules whose code is made of the site.
 * @param codeOf by their names, such as `virtual:pages`
 */
export function virtualModules(
  name: string,
  codeOf: Readonly<Record<string, () => string | Promise<string>>>,
): Plugin {
  const names = Object.keys(codeOf).join('|');
  return {
    name: `portfolio:${name}`,
    resolveId: { filter: { id: new RegExp(`^(?:${names})$`) }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0(?:${names})$`) }, handler: (id) => codeOf[id.slice(1)]?.() },
  };
}
