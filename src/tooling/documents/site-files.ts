import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/**
 * A plugin that changes or adds files of a built site, once Vite has put its shell, `index.html`, into the bundle. The
 * builds of the worker and for Node, which have none, are left alone.
 * @param order `post`: after all that say nothing
 */
export function siteFiles(
  name: string,
  change: (
    bundle: Rolldown.OutputBundle,
    config: ResolvedConfig,
    emit: (fileName: string, source: string | Uint8Array) => void,
  ) => Promise<void>,
  order: 'post' | null = null,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: `portfolio:${name}`,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order,
      async handler(_, bundle) {
        if (!bundle['index.html']) return;
        await change(bundle, config, (fileName, source) =>
          this.emitFile({ type: 'asset', fileName, source }),
        );
      },
    },
  };
}
