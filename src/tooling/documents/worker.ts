import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { revisionOf, type WorkerSite } from '../../../sw/contract.ts';
import { analyticsOf, type Site } from '../../model/site.ts';
import { homePath } from '../../model/site-language.ts';
import { analyticsScripts } from '../../providers/analytics-scripts.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import { cvFilesOf } from './cv/plugin.ts';
import { linkedFiles, mostPrecached } from './linked-files.ts';
import { keptAnswers, outsideHosts } from './outside-hosts.ts';
import type { ReadSite } from './pages.ts';

/**
 * Makes the service worker, `sw.js`, which the page registers itself (src/pwa/register-worker.ts). If the owner has
 * disabled it, it removes itself from earlier visitors' browsers.
 */
export function worker(readSite: ReadSite, pictures: Pick<OwnerPictures, 'replaced'>): Plugin[] {
  let outDir = '';
  /** Of the files in public/ only pictures that the page shows are precached. */
  const built = new Set<string>();
  const revised = async <File extends { url: string }>(file: File) => {
    const content = new Uint8Array(await readFile(join(outDir, file.url)));
    return { ...file, revision: await revisionOf(file.url, content) };
  };
  const app = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: null,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest,vcf,avif,gif,jpeg,jpg,png,webp}'],
      // Copies of pictures are cached when shown; icons belong to the system.
      globIgnores: ['assets/**/*.{avif,jpg,png,webp}', 'assets/snapshot/**', 'icons/**', 'downloads/**'],
      // The plugin would refuse to build.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        async (files) => {
          const replaced = await pictures.replaced();
          const shown = shownPictures(await readSite()).filter((path) => !replaced.includes(path));
          const ours = files.filter(
            ({ url, size }) => built.has(url) || (shown.includes(url) && size <= mostPrecached),
          );
          return { manifest: await Promise.all(ours.map(revised)) };
        },
      ],
    },
    integration: {
      async beforeBuildServiceWorker({ injectManifest }) {
        // The self-destroying worker has no list of files.
        if (!(await readSite())?.enablePWA) delete injectManifest.injectionPoint;
      },
      async configureCustomSWViteBuild(build) {
        const site = await readSite();
        const { base = '/' } = build;
        build.define = { ...build.define, __WORKER_SITE__: JSON.stringify(workerSite(site, base)) };
        if (!site?.enablePWA && build.build?.lib) build.build.lib.entry = 'sw/self-destroying-worker.ts';
      },
    },
  });
  const directory: Plugin = {
    name: 'portfolio:worker-files',
    writeBundle({ dir = '' }, bundle) {
      outDir = dir;
      for (const fileName of Object.keys(bundle)) built.add(fileName);
    },
  };
  return [directory, ...app];
}

const placeholderPicture = 'images/avatar-placeholder.svg';

const shownPictures = (site: Site | null): string[] =>
  site ? [placeholderPicture, ...site.pictures.map(({ address }) => address.replace(site.base, ''))] : [];

/** As endings, such as `.hotjar.com` for `https://*.hotjar.com`. */
function beaconHostsOf(site: Site): string[] {
  if (analyticsOf(site).length === 0) return [];
  const sources = Object.values(analyticsScripts).flatMap(({ policy }) => policy['img-src'] ?? []);
  return sources.map((source) => source.replace(/^https:\/\/\*?/, ''));
}

function workerSite(site: Site | null, base: string): WorkerSite {
  const { pictures: pictureHosts, picturesAnywhere } = outsideHosts(site);
  const folders = site?.languages.map((language) => base + homePath(site.languages, language).slice(1));
  return {
    base,
    answers: site ? keptAnswers(site) : {},
    pictureHosts,
    picturesAnywhere,
    beaconHosts: site ? beaconHostsOf(site) : [],
    openedFiles: site ? [...cvFilesOf(site).map((path) => base + path), ...linkedFiles(site)] : [],
    notFoundFolders: (folders ?? [base]).toSorted((one, other) => other.length - one.length),
  };
}
