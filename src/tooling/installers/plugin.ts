import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { fillIn, type Installer, installers, readTemplate } from './installer.ts';
import { pinFile, readPinnedRelease } from './release.ts';

const directory = 'downloads';

/**
 * Makes the installers of the remote-support card from their templates, with the owner's server and the
 * pinned release in them. A file of the owner's with the same name in `public/downloads/` is used instead.
 *
 * @param site the finished site; null when the configuration is invalid
 */
export function remoteSupport(site: () => Promise<Site | null>): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'portfolio:remote-support',

    configResolved(resolved) {
      config = resolved;
    },

    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const installer of installers) {
        const source = await script(installer);
        if (source === undefined) continue;
        this.emitFile({ type: 'asset', fileName: `${directory}/${installer.file}`, source });
      }
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0];
        const installer = installers.find(({ file }) => path === `${config.base}${directory}/${file}`);
        try {
          const source = installer && (await script(installer));
          if (source === undefined) return next();
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };

  /** An installer with its settings; undefined when the site does not offer it or the owner has one. */
  async function script(installer: Installer): Promise<string | undefined> {
    const settings = (await site())?.remoteSupport;
    if (!settings?.display || existsSync(join(config.publicDir, directory, installer.file))) return undefined;
    const { server, key, relay, api } = settings;
    const packages = (await readPinnedRelease(join(config.root, pinFile)))?.packages;
    return fillIn(installer, await readTemplate(installer), { server, key, relay, api, packages });
  }
}
