import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { generatedFiles } from '../generated-files.ts';
import { fillIn, type Installer, installers, readTemplate } from './installer.ts';
import { pinFile, readPinnedRelease } from './release.ts';

/** Publishes the installers, with the owner's server and the pinned release. */
export function remoteSupport(site: () => Promise<Site | null>): Plugin {
  const script = async (installer: Installer, root: string): Promise<string | undefined> => {
    const { display, ...settings } = (await site())?.remoteSupport ?? {};
    if (!display) return undefined;
    const packages = (await readPinnedRelease(join(root, pinFile)))?.packages;
    return fillIn(installer, await readTemplate(installer), { ...settings, packages });
  };
  const files = installers.map((installer) => [
    `downloads/${installer.file}`,
    ({ root }: ResolvedConfig) => script(installer, root),
  ]);
  return generatedFiles('remote-support', Object.fromEntries(files));
}
