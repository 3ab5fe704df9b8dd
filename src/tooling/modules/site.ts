import { type DevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { DevelopedSite } from '../../app/page-data.ts';
import { locationOf } from '../../config/messages/location.ts';
import type { Problem } from '../../config/messages/problem.ts';
import type { Profile } from '../../model/content.ts';
import { pick } from '../../model/pick.ts';
import type { Site } from '../../model/site.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import { pageDocument, siteMap } from '../../site/pages.ts';
import { namedByAccount, pagesOf } from '../documents/pages.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import { baseOfOption } from '../inputs/site/base-option.ts';
import type { OwnerConfig } from '../inputs/site/owner-config.ts';
import { printProblems } from '../inputs/site/report.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { featuresOf } from './site-has.ts';

/**
 * Updates the page during development when `config.ts` changes. Tells mistakes, and uses the owner's `base` unless the command line names another. SITE_PUBLIC replaces `public/` in tests.
 * @param language of a build within the first, which has already reported everything
 */
export function site(owner: OwnerConfig, language?: SiteLanguage): Plugin {
  let hasOwnBase = true;
  let refreshed = Promise.resolve();
  let current: Site | null = null;

  return {
    name: 'portfolio:site',

    async config({ root, base: given }) {
      hasOwnBase = given === undefined;
      const ownBase = await owner.base(root && normalizePath(root));
      const base = given === undefined ? ownBase : baseOfOption(given);
      const publicDir = process.env.SITE_PUBLIC;
      return publicDir ? { base, publicDir } : { base };
    },

    async configResolved(config) {
      if (language) return;
      owner.settle(config);
      printProblems(owner.name, await owner.compiled(), config);
    },

    async configureServer(server) {
      await watch(server);
      current = await owner.site(language);
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          // In sequence: an editor may write a file twice.
          refreshed = refreshed
            .then(() => refresh(server, normalizePath(file)))
            .catch((error) => server.config.logger.error(String(error)));
        });
    },
  };

  async function watch({ watcher }: ViteDevServer): Promise<void> {
    watcher.add([owner.file, ...((await owner.files()) ?? [])]);
  }

  async function refresh(server: ViteDevServer, file: string): Promise<void> {
    const { config, environments } = server;
    const isPublic = file.startsWith(`${normalizePath(config.publicDir)}/`);
    if (!isPublic && (await owner.files())?.includes(file) === false) return;
    owner.forget();
    if (hasOwnBase && (await owner.base()) !== config.base) return server.restart();
    if (!language) printProblems(owner.name, await owner.compiled(), config);
    await watch(server);
    await show(await owner.site(language), environments.client);
    if (owner.isOutdated) await refresh(server, owner.file);
  }

  /** Reloads the page, or exchanges modules beneath it. */
  async function show(now: Site | null, client: DevEnvironment): Promise<void> {
    const isReloaded = now !== null && frameOf(current) !== frameOf(now);
    current = now ?? current;
    if (isReloaded) {
      client.moduleGraph.invalidateAll();
      client.hot.send({ type: 'full-reload' });
      return;
    }
    // Mistakes only cover the last valid page.
    const exchanged = now ? exchangeable : /^\0virtual:site$/;
    for (const [id, module] of client.moduleGraph.idToModuleMap)
      if (exchanged.test(id)) await client.reloadModule(module);
  }
}

interface Inputs {
  owner: OwnerConfig;
  snapshot: Pick<OwnerSnapshot, 'profile'>;
  pictures: Pick<OwnerPictures, 'page'>;
}

/** The data of the site's documents, with mistakes and pictures while it is developed. */
export async function developedSite(
  site: Site | null,
  mode: string,
  { owner, snapshot, pictures }: Inputs,
): Promise<DevelopedSite> {
  const { mistakes } = await owner.compiled();
  const located = (problem: Problem) => ({ path: locationOf(owner.name, problem), message: problem.message });
  return {
    documents: documentsOf(site, await snapshot.profile()),
    problems: mode === 'dev' ? mistakes.map(located) : [],
    snapshot: mode === 'dev' ? await pictures.page() : undefined,
  };
}

/** By path below the base. */
function documentsOf(site: Site | null, profile: Profile | undefined) {
  if (!site) return null;
  const namedSite = namedByAccount(site, profile);
  return Object.fromEntries(pagesOf(site).map(({ id, path }) => [`/${path}`, pageDocument(id, namedSite)]));
}

/** Settings that shape the document's head, select the page's code and sentences, or order sections, which the page moves itself. */
const frameOf = (site: Site | null): string =>
  JSON.stringify(
    site && [
      featuresOf(site),
      siteMap(site),
      site.blog.source,
      pick(site, 'languages', 'wording', 'data', 'sections', 'arrangement'),
      pick(site, 'themeConfig', 'googleAnalytics', 'hotjar'),
    ],
  );

/** Modules that can be exchanged beneath a page: words and pictures, no code. */
const exchangeable = /^\0virtual:(?:site|legal|icons|cv-files|.*\.css)$/;
