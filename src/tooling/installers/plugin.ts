import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { madeFiles } from '../made-files.ts';
import { fillIn, type Installer, installers, readTemplate } from './installer.ts';
import { pinFile, readPinnedRelease } from './release.ts';

const directory = 'downloads';

/** Publishes the installers of the remote-support card, with the owner's server and the pinned release. */
export function remoteSupport(site: () => Promise<Site | null>): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'portfolio:remote-support',

    configResolved(resolved) {
      config = resolved;
    },

    ...madeFiles(
      Object.fromEntries(
        installers.map((installer) => [`${directory}/${installer.file}`, () => script(installer)]),
      ),
    ),
  };

  /** An installer with its settings; undefined when the site does not offer it. */
  async function script(installer: Installer): Promise<string | undefined> {
    const settings = (await site())?.remoteSupport;
    if (!settings?.display) return undefined;
    const { server, key, relay, api } = settings;
    const packages = (await readPinnedRelease(join(config.root, pinFile)))?.packages;
    return fillIn(installer, await readTemplate(installer), { server, key, relay, api, packages });
  }
}
