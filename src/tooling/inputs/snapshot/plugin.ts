import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../../model/site.ts';
import { virtualModules } from '../../virtual-modules.ts';
import type { OwnerPictures } from '../pictures/owner-pictures.ts';
import { report } from '../site/report.ts';
import { type OwnerSnapshot, snapshotFolder } from './owner-snapshot.ts';

/** Removes the snapshot's files, copied with `public/`, from the built ones: the pictures in use are elsewhere. */
export function snapshot(owner: OwnerSnapshot, site: () => Promise<Site | null>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:snapshot',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
      owner.settle(resolved);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // The worker's own build passes here too, without a page.
        if (!bundle['index.html']) return;
        const warning = await warningFor(owner, await site());
        if (warning) config.logger.warn(`\n${warning}\n`);
      },
    },
    async writeBundle({ dir }) {
      if (dir) await rm(join(dir, snapshotFolder), { recursive: true, force: true });
    },
  };
}

/** Serves `virtual:snapshot` while developing; in a build the prerendered documents carry the snapshot. */
export const snapshotWhileDeveloping = (pictures: OwnerPictures): Plugin =>
  virtualModules('snapshot-while-developing', {
    'virtual:snapshot': async ({ environment }) => {
      const snapshot = environment.mode === 'dev' ? await pictures.page() : undefined;
      return `export const snapshot = ${JSON.stringify(snapshot)};`;
    },
  });

/** In live mode the visitor's browser asks for what is missing; in snapshot mode nobody does. */
async function warningFor(owner: OwnerSnapshot, site: Site | null): Promise<string | undefined> {
  const problem = await owner.problem();
  if (problem) return problem;
  if (site?.data !== 'snapshot') {
    const unread = await owner.unreadFeed();
    return unread.length > 0 ? report('config.ts', unread, 'warning') : undefined;
  }
  const { missing = [] } = (await owner.used()) ?? {};
  if (missing.length === 0) return undefined;
  return `${report("data: 'snapshot'", missing, 'warning')}\n\n  The page does without it. npm run snapshot fetches it.`;
}
