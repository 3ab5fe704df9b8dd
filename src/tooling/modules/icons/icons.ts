import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Site } from '../../../model/site.ts';
import { sprite } from './sprite.ts';
import { usedIcons } from './used-icons.ts';

const id = 'virtual:icons';
const resolvedId = `\0${id}`;

/** Asked anew whenever the sprite is made. */
interface IconsOptions {
  /** Null when the configuration is invalid. */
  site(): Promise<Site | null>;
  /** The skills and technologies of the configuration, in the owner's words; none when it is invalid. */
  technologies(): Promise<readonly string[]>;
}

/**
 * Makes the one sprite of all icons that the site uses, with its content's hash in its name, and `virtual:icons`, which
 * says its address. The browser's and the server's bundle name the same address; only the browser's build writes it.
 */
export function icons({ site, technologies }: IconsOptions): Plugin {
  let base = '/';
  let folder = 'assets';

  async function makeSprite() {
    const source = sprite(usedIcons(await site()), await technologies());
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { source, fileName: `${folder}/icons-${hash}.svg` };
  }

  return {
    name: 'portfolio:icons',

    configResolved(config) {
      base = config.base;
      folder = config.build.assetsDir;
    },

    resolveId: {
      filter: { id: /^virtual:icons$/ },
      handler: () => resolvedId,
    },

    load: {
      filter: { id: /^\0virtual:icons$/ },
      async handler() {
        const { source, fileName } = await makeSprite();
        const { mode, config } = this.environment;
        if (mode === 'build' && config.consumer === 'client')
          this.emitFile({ type: 'asset', fileName, source });
        return `export const sprite = ${JSON.stringify(base + fileName)};`;
      },
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.startsWith(`${base}${folder}/icons-`) || !path.endsWith('.svg')) return next();
        try {
          const { source } = await makeSprite();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },

    /** The change may be one of the configuration: the next reload asks for the icons it names. */
    hotUpdate() {
      const module = this.environment.moduleGraph.getModuleById(resolvedId);
      if (module) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}
