import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { revisionOf, type WorkerSite } from '../../../sw/contract.ts';
import { analyticsOf, type Site } from '../../model/site.ts';
import { homePath } from '../../model/site-language.ts';
import { analyticsPolicies } from '../../providers/analytics-scripts.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import { virtualModules } from '../virtual-modules.ts';
import { cvFilesOf } from './cv/plugin.ts';
import { linkedFiles, mostPrecached } from './linked-files.ts';
import { outsideHosts, storedResponses } from './outside-hosts.ts';
import type { ReadSite } from './pages.ts';

/** Makes the service worker, `sw.js`. If the owner has disabled it, it removes itself from earlier visitors' browsers. */
export function worker(readSite: ReadSite, pictures: Pick<OwnerPictures, 'replaced'>): Plugin[] {
  let outDir = '';
  /** Pictures that the page shows: of `public/` nothing else is precached. */
  const built = new Set<string>();
  const app = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: null,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest,vcf,avif,gif,jpeg,jpg,png,webp}'],
      // Copies of pictures are cached when requested; icons belong to the system.
      globIgnores: ['assets/**/*.{avif,jpg,png,webp}', 'assets/snapshot/**', 'icons/**'],
      // The plugin would refuse to build.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        async (files) => {
          const [site, replaced] = [await readSite(), await pictures.replaced()];
          const addresses = site?.pictures.map(({ address }) => address.replace(site.base, '')) ?? [];
          const precached = ['images/avatar-placeholder.svg', ...addresses].filter(
            (path) => !replaced.includes(path),
          );
          const manifest = files.filter(
            ({ url, size }) => built.has(url) || (precached.includes(url) && size <= mostPrecached),
          );
          for (const file of manifest) {
            const content = new Uint8Array(await readFile(join(outDir, file.url)));
            file.revision = await revisionOf(file.url, content);
          }
          return { manifest };
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
        const facts = site?.enablePWA ? workerSite(site) : { base: build.base };
        build.logLevel = 'warn';
        build.plugins = [
          virtualModules('worker-site', { 'virtual:worker-site': () => ({ workerSite: facts }) }),
        ];
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
  for (const { closeBundle } of app) {
    if (typeof closeBundle !== 'object') continue;
    const { handler } = closeBundle;
    // Also called after a failure, of which it knows nothing: what it misses then would hide the reason.
    closeBundle.handler = function (error) {
      return outDir ? handler.call(this, error) : undefined;
    };
  }
  return [directory, ...app];
}

function workerSite(site: Site): WorkerSite {
  const { base, languages } = site;
  const { pictures: pictureHosts, picturesAnywhere } = outsideHosts(site);
  const beacons = analyticsOf(site).flatMap((name) => analyticsPolicies[name]['img-src'] ?? []);
  const folders = languages.map((language) => base + homePath(languages, language).slice(1));
  return {
    base,
    answers: storedResponses(site),
    pictureHosts,
    picturesAnywhere,
    // Endings, such as `.hotjar.com` for `https://*.hotjar.com`.
    beaconHosts: beacons.map((source) => source.replace(/^https:\/\/\*?/, '')),
    openedFiles: [...cvFilesOf(site).map((path) => base + path), ...linkedFiles(site)],
    notFoundFolders: folders.toSorted((one, other) => other.length - one.length),
  };
}
