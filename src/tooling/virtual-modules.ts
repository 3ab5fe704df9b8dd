import type { Plugin, Rolldown } from 'vite';

type Module = (context: Rolldown.PluginContext) => string | Promise<string>;

/** Serves modules that the build writes, each by its id, such as `virtual:site.css`. */
export function virtualModules(name: string, modules: Readonly<Record<string, Module>>): Plugin {
  return {
    name: `portfolio:${name}`,
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        return modules[id.slice(1)]?.(this);
      },
    },
  };
}
