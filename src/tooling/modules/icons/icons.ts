import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Site } from '../../../model/site.ts';
import { serveWhileDeveloping } from '../../made-files.ts';
import { virtualModules } from '../../virtual-modules.ts';
import { sprite } from './sprite.ts';
import { usedIcons } from './used-icons.ts';

/** Asked anew whenever the sprite is made. */
interface IconsOptions {
  /** Null when the configuration is invalid. */
  site(): Promise<Site | null>;
  /** The skills and technologies of the configuration, in the owner's words; none when it is invalid. */
  technologies(): Promise<readonly string[]>;
}

/**
 * Makes the sprite of all icons that the site uses, with its content's hash in its name, and `virtual:icons`, which says
 * its address. Both bundles name the same; only the browser's build writes it.
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
    ...virtualModules('icons', {
      'virtual:icons': async (context) => {
        const { mode, config } = context.environment;
        const { source, fileName } = await makeSprite();
        if (mode === 'build' && config.consumer === 'client')
          context.emitFile({ type: 'asset', fileName, source });
        return `export const sprite = ${JSON.stringify(base + fileName)};`;
      },
    }),

    configResolved(config) {
      base = config.base;
      folder = config.build.assetsDir;
    },

    configureServer: (server) =>
      serveWhileDeveloping(server, async (path) =>
        path.startsWith(`${folder}/icons-`) && path.endsWith('.svg')
          ? (await makeSprite()).source
          : undefined,
      ),
  };
}
