import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import type { Site } from '../config/site.ts';
import type { SiteLanguage } from '../model/site-language.ts';

/**
 * Builds the page once more for each further language of the site, and puts its files among those of the first: what is
 * the same in both, such as fonts and icons, has the same name and is there once. A document loads one language only.
 *
 * @param documents the plugins that make the page's code and its documents in one language
 */
export function furtherLanguages(
  site: () => Promise<Site | null>,
  documents: (language: SiteLanguage) => PluginOption[],
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:further-languages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // The worker's own build passes here too, without a page.
        if (!bundle['index.html']) return;
        const [, ...further] = (await site())?.languages ?? [];
        for (const language of further) {
          for (const { fileName, source } of await filesOf(config, documents(language))) {
            if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
          }
        }
      },
    },
  };
}

async function filesOf({ root, base, publicDir }: ResolvedConfig, plugins: PluginOption[]) {
  const built = await build({
    root,
    base,
    publicDir,
    configFile: false,
    plugins,
    logLevel: 'warn',
    build: { write: false, copyPublicDir: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => ({ fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source }));
}
