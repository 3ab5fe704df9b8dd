import { join } from 'node:path';
import {
  build,
  createServer,
  type InlineConfig,
  type Plugin,
  type PluginOption,
  type ResolvedConfig,
} from 'vite';
import { homePath, type SiteLanguage } from '../../model/site-language.ts';
import type { ReadSite } from './pages.ts';

/**
 * Builds the page once more for each further language and adds its files to those of the first; shared ones, such as fonts,
 * have the same name. In development each gets a server within the first, on the first request for its pages.
 */
export function furtherLanguages(site: ReadSite, documents: (of: SiteLanguage) => PluginOption[]): Plugin {
  const servers = new Map<SiteLanguage, ReturnType<typeof createServer>>();
  return {
    name: 'portfolio:further-languages',
    enforce: 'post',
    configureServer({ middlewares, config, httpServer }) {
      const start = (language: SiteLanguage) =>
        createServer({
          ...within(config, documents(language)),
          base: `${config.base}${language}/`,
          cacheDir: join(config.cacheDir, language),
          // The websocket of the first.
          server: { middlewareMode: true, hmr: httpServer ? { server: httpServer } : false },
        });
      middlewares.use(async (request, response, next) => {
        const { base, languages = [] } = (await site()) ?? {};
        const isAsked = (language: SiteLanguage) =>
          request.url?.startsWith(base + homePath(languages, language).slice(1));
        const language = languages.slice(1).find(isAsked);
        if (!language) return next();
        try {
          const started = servers.get(language) ?? start(language);
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

/** The files of a build of its own, which writes none. */
export async function outputOf(config: InlineConfig) {
  const built = await build({ ...config, build: { ...config.build, write: false, copyPublicDir: false } });
  return [built].flat().flatMap((result) => ('output' in result ? result.output : []));
}

/** A build or a server of the same site within another. */
export const within = ({ root, base, publicDir }: ResolvedConfig, plugins: PluginOption[]) =>
  ({ root, base, publicDir, configFile: false, plugins, logLevel: 'warn' }) satisfies InlineConfig;
