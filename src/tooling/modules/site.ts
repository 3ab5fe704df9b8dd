import { type DevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { basePath } from '../../config/format/address.ts';
import { placeOf } from '../../config/messages/place.ts';
import type { Problem } from '../../config/messages/problem.ts';
import type { Site } from '../../model/site.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import type { OwnerConfig } from '../inputs/site/owner-config.ts';
import { InvalidConfigError, mayBeInvalid, tell } from '../inputs/site/report.ts';
import { virtualModules } from '../virtual-modules.ts';

/**
 * Serves `virtual:site`, the finished site, and uses the owner's `base` unless the command line names another.
 *
 * While developing, mistakes go to the terminal and to the page, and a change of `config.ts` is drawn on the page. A
 * build with mistakes fails, so that a broken page never replaces a good one; with ALLOW_INVALID_CONFIG=1 it gives
 * the page of the 500 screen. For tests, SITE_PUBLIC names another directory than `public/`.
 *
 * @param language of a further build within the first, which has settled and said everything
 */
export function site(owner: OwnerConfig, language?: SiteLanguage): Plugin {
  let isPreview = false;
  let hasOwnBase = true;
  /** What the page has of the modules that are made of the site. */
  const served = new Map<string, string>();
  let refreshed = Promise.resolve();
  let shown: Site | null = null;

  const told = (problem: Problem) => ({ path: placeOf(owner.name, problem), message: problem.message });

  return {
    ...virtualModules('site', {
      'virtual:site': async ({ environment }) => {
        const { problems } = await owner.compiled();
        const shown = environment.config.command === 'build' ? [] : problems.map(told);
        const settings = JSON.stringify(await owner.siteIn(language));
        return `export const site = ${settings};\nexport const problems = ${JSON.stringify(shown)};`;
      },
    }),

    async config({ root, base }, env) {
      isPreview = env.isPreview ?? false;
      hasOwnBase = base === undefined;
      const ownBase = await owner.base(root && normalizePath(root));
      const publicDir = process.env.SITE_PUBLIC;
      return {
        ...(hasOwnBase && { base: ownBase }),
        ...(publicDir && { publicDir }),
        // A site that was built with a valid configuration has no page that tells mistakes.
        define: { 'import.meta.env.MAY_BE_INVALID': env.command === 'serve' || mayBeInvalid() },
      };
    },

    async configResolved(config) {
      if (language) return;
      // The worker's scope and the addresses of files need a path, not a relative base or another host.
      const hint = basePath.hint(config.base);
      const found = `--base: found '${config.base}'.`;
      if (hint) throw new InvalidConfigError(`${found} ${hint} Allowed: ${basePath.allowed}.`);
      owner.settle(config);
      if (!isPreview) await tellAll(owner, config);
    },

    configureServer(server) {
      server.watcher.add([...owner.files]);
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          // One after the other: an editor may write a file twice.
          refreshed = refreshed
            .then(() => refresh(server, normalizePath(file)))
            .catch((error) => server.config.logger.error(String(error)));
        });
    },

    transform: {
      order: 'pre',
      filter: { id: /^\0virtual:/ },
      handler(code, id) {
        if (this.environment.name === 'client') served.set(id, code);
      },
    },
  };

  async function refresh(server: ViteDevServer, file: string): Promise<void> {
    const isPublic = file.startsWith(`${normalizePath(server.config.publicDir)}/`);
    if (!isPublic && !(await owner.dependsOn(file))) return;
    shown = (await owner.siteIn(language)) ?? shown;
    owner.forget();
    if (hasOwnBase && (await owner.base()) !== server.config.base) {
      await server.restart();
      return;
    }
    if (!language) await tellAll(owner, server.config);
    server.watcher.add([...owner.files]);
    await update(server.environments, await owner.siteIn(language));
    if (owner.isOutdated) await refresh(server, owner.file);
  }

  /** Brings the page what has changed: by itself where it can take it, otherwise with a reload. */
  async function update({ client, ssr }: Record<string, DevEnvironment>, now: Site | null): Promise<void> {
    ssr?.moduleGraph.invalidateAll();
    ssr?.hot.send({ type: 'full-reload' });
    if (!client) return;
    // Mistakes cover the last page without any, of which nothing else changes.
    const ids = now ? [...served.keys()] : ['\0virtual:site'];
    const isSame = !now || documentOf(shown) === documentOf(now);
    const changed = isSame ? await changedModules(client, ids) : undefined;
    if (changed?.every(({ id }) => exchangeable.test(id ?? ''))) {
      for (const module of changed) await client.reloadModule(module);
      return;
    }
    client.moduleGraph.invalidateAll();
    client.hot.send({ type: 'full-reload' });
  }

  /** The modules made of the site that are others than those that the page has. */
  async function changedModules({ moduleGraph, pluginContainer }: DevEnvironment, ids: readonly string[]) {
    const compared = ids.map(async (id) => {
      const made = await pluginContainer.load(id);
      const code = String(typeof made === 'object' ? made?.code : made);
      if (served.get(id) === code) return [];
      served.set(id, code);
      return moduleGraph.getModuleById(id) ?? [];
    });
    return (await Promise.all(compared)).flat();
  }
}

/** What is in the head of the document, or decides which sentences the page has. */
const documentOf = (site: Site | null): string =>
  JSON.stringify(
    site && [site.languages, site.wording, site.data, site.themeConfig, site.googleAnalytics, site.hotjar],
  );

/** The modules that can be exchanged beneath a page: words and pictures, and no code. */
const exchangeable = /^\0virtual:(?:site|snapshot|law|icons|.*\.css)$/;

/** The build for Node follows the one for the browser, which has told the warnings. */
async function tellAll(owner: OwnerConfig, config: ViteDevServer['config']): Promise<void> {
  const { problems: mistakes, warnings } = await owner.compiled();
  tell(owner.name, { mistakes, warnings: config.build.ssr ? [] : warnings }, config);
}
