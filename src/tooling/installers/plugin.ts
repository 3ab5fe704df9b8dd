import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { generatedFiles } from '../generated-files.ts';
import { fillIn, installers, readTemplate } from './installer.ts';
import { pinFile, readPinnedRelease } from './release.ts';

/** Publishes the installers, with the owner's server and the pinned release. */
export function remoteSupport(site: () => Promise<Site | null>): Plugin {
  const files = installers.map((installer) => {
    const script = async ({ root }: ResolvedConfig) => {
      const { display, ...settings } = (await site())?.remoteSupport ?? {};
      if (!display) return undefined;
      const packages = (await readPinnedRelease(join(root, pinFile)))?.packages;
      return fillIn(installer, await readTemplate(installer), { ...settings, packages });
    };
    return [`downloads/${installer.file}`, script];
  });
  return generatedFiles('remote-support', Object.fromEntries(files));
}
