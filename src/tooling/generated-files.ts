import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { lookup } from 'mrmime';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';

type Content = string | Uint8Array | undefined;
type Files = Readonly<Record<string, (config: ResolvedConfig) => Promise<Content>>>;

/** Answers requests during development. @param contentOf the content at a path below the base */
export function serveInDevelopment(server: ViteDevServer, contentOf: (path: string) => Promise<Content>) {
  server.middlewares.use(async (request, response, next) => {
    try {
      const path = request.url?.split('?')[0]?.slice(server.config.base.length) ?? '';
      const content = await contentOf(path);
      if (content === undefined) return next();
      response.setHeader('Content-Type', lookup(extname(path)) ?? 'text/plain; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(content);
    } catch (error) {
      next(error);
    }
  });
}

/**
 * Publishes files that are generated from the site: in a build beside the page, and while developing at the same address.
 * A file of that name in `public/` is used instead.
 * @param files by their path below the base; one that is undefined is left out
 */
export function generatedFiles(name: string, files: Files): Plugin {
  const contentOf = async (path: string, config: ResolvedConfig): Promise<Content> => {
    const isInPublic = existsSync(join(config.publicDir, path));
    return Object.hasOwn(files, path) && !isInPublic ? files[path]?.(config) : undefined;
  };
  return {
    name: `portfolio:${name}`,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // The build of a further language has given its page another name: it shares these files.
        if (!bundle['index.html']) return;
        for (const fileName of Object.keys(files)) {
          const source = await contentOf(fileName, this.environment.config);
          if (source !== undefined) this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    configureServer: (server) => serveInDevelopment(server, (path) => contentOf(path, server.config)),
  };
}
