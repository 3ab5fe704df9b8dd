import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Site } from '../config/site.ts';
import { type PageData, serializePageData } from '../page-data.ts';
import { invalidHead, pageHeadMark } from './document.ts';
import { knownProfile } from './head/known-profile.ts';
import { pageHead } from './head/page-head.ts';
import { type Page, pages } from './pages.ts';
import type { OwnerSnapshot } from './snapshot/owner-snapshot.ts';
import type { SocialPicture } from './social-picture/social-picture.ts';

type Render = (path: string, data: PageData) => Promise<string>;

/**
 * Writes the pages as HTML that is complete without scripts. It bundles the page for Node first, in the same command,
 * so that the HTML can never be of another version than the scripts; and it writes within the bundle, so that the
 * worker's list of files has the final revisions.
 */
export function prerenderPages(
  site: () => Promise<Site | null>,
  snapshot: OwnerSnapshot,
  picture: SocialPicture,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const shell = bundle['index.html'];
        // The worker's own build passes here too, without a page.
        if (shell?.type !== 'asset') return;
        const template = String(shell.source);
        const settings = await site();
        const render = settings && (await bundleForNode(config));
        const profile = settings ? await knownProfile(settings, snapshot) : undefined;
        const facts = { profile, picture: await picture.share() };
        const built = await snapshot.page();
        // On every page: from each of them the visitor can go on to the portfolio without loading a document.
        const data: PageData = { renderedAt: Date.now(), site: settings, ...(built && { snapshot: built }) };
        for (const page of pages) {
          const html = render ? await render(config.base + page.path, data) : '';
          const head = settings ? pageHead(settings, page, facts) : invalidHead;
          const source = fill(template, head + linksOf(page, bundle, config.base), html, data);
          if (page.file === 'index.html') shell.source = source;
          else this.emitFile({ type: 'asset', fileName: page.file, source });
        }
      },
    },
  };
}

/** The page as a module for Node. */
async function bundleForNode({ root, base, cacheDir, configFile }: ResolvedConfig): Promise<Render> {
  const outDir = join(cacheDir, 'prerender', String(process.pid));
  await build({
    root,
    base,
    configFile: configFile ?? false,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const entry: { render: Render } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return entry.render;
}

/** The styles and the code of a page that the entry does not bring, so that neither is found out about late. */
function linksOf({ module }: Page, bundle: Rolldown.OutputBundle, base: string): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && module !== undefined && output.facadeModuleId?.endsWith(module),
  );
  if (chunk?.type !== 'chunk') return '';
  const chunks = [chunk.fileName, ...chunk.imports]
    .map((fileName) => bundle[fileName])
    .filter((output) => output?.type === 'chunk' && !output.isEntry);
  const styles = chunks.flatMap((output) => [...(output?.viteMetadata?.importedCss ?? [])]);
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...chunks.map((output) => `<link rel="modulepreload" crossorigin href="${base}${output?.fileName}">`),
  ].join('');
}

function fill(template: string, head: string, html: string, data: PageData): string {
  return template
    .replace(pageHeadMark, () => head)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div><script type="application/json" id="page-data">${serializePageData(data)}</script>`,
    );
}
