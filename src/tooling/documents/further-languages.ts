import { join } from 'node:path';
import {
  build,
  createServer,
  type InlineConfig,
  type Plugin,
  type PluginOption,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';
import { homePath, type SiteLanguage } from '../../model/site-language.ts';
import type { ReadSite } from './pages.ts';

/**
 * Builds the page once more for each further language and adds its files to those of the first; shared ones, such as fonts
 * and icons, have the same name. In development each gets a server within the first, on the first request for its pages.
 * @param documents the plugins that make the page's code and its documents in one language
 */
export function furtherLanguages(site: ReadSite, documents: (of: SiteLanguage) => PluginOption[]): Plugin {
  const servers = new Map<SiteLanguage, Promise<ViteDevServer>>();
  return {
    name: 'portfolio:further-languages',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { base, languages = [] } = (await site()) ?? {};
        const language = languages
          .slice(1)
          .find((further) => request.url?.startsWith(base + homePath(languages, further).slice(1)));
        if (!language) return next();
        try {
          const started = servers.get(language) ?? serverOf(server, language, documents(language));
          servers.set(language, started);
          (await started).middlewares(request, response, next);
        } catch (error) {
          next(error);
        }
      });
    },
    // Called when a server is closed, too.
    async closeBundle() {
      for (const started of servers.values()) await (await started).close();
    },
    async generateBundle(_, bundle) {
      const [, ...further] = (await site())?.languages ?? [];
      for (const language of further)
        for (const output of await outputOf(within(this.environment.config, documents(language)))) {
          const { fileName } = output;
          const source = output.type === 'chunk' ? output.code : output.source;
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
        }
    },
  };
}

/** A server for one language, which uses the websocket of the first. */
function serverOf({ config, httpServer }: ViteDevServer, language: SiteLanguage, plugins: PluginOption[]) {
  return createServer({
    ...within(config, plugins),
    base: `${config.base}${language}/`,
    cacheDir: join(config.cacheDir, language),
    server: { middlewareMode: true, hmr: httpServer ? { server: httpServer } : false },
  });
}

/** The files of a build of its own, which writes none. */
export async function outputOf(config: InlineConfig) {
  const built = await build({ ...config, build: { ...config.build, write: false, copyPublicDir: false } });
  return [built].flat().flatMap((result) => ('output' in result ? result.output : []));
}

/** A build or a server of the same site within another. */
export const within = ({ root, base, publicDir }: ResolvedConfig, plugins: PluginOption[]) =>
  ({ root, base, publicDir, configFile: false, plugins, logLevel: 'warn' }) satisfies InlineConfig;
