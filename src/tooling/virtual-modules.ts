import type { Plugin, Rolldown } from 'vite';

/** Its code, or its exports as data. */
type Content = string | object;
type Module = (context: Rolldown.PluginContext) => Content | Promise<Content>;

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
      async handler(id) {
        const content = await modules[id.slice(1)]?.(this);
        if (typeof content !== 'object') return content;
        const exported = Object.entries(content);
        return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}
