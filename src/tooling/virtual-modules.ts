import type { Plugin, Rolldown } from 'vite';

type Module = (context: Rolldown.PluginContext) => string | Promise<string>;

/** Serves modules that the build writes, each by its id, such as `virtual:themes.css`. */
export function virtualModules(name: string, modules: Readonly<Record<string, Module>>): Plugin {
  const ids = Object.keys(modules)
    .map((id) => id.replaceAll('.', '\\.'))
    .join('|');
  return {
    name: `portfolio:${name}`,
    resolveId: { filter: { id: new RegExp(`^(?:${ids})$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0(?:${ids})$`) },
      handler(id) {
        return modules[id.slice(1)]?.(this);
      },
    },
  };
}
