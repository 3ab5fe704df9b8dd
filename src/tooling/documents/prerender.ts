import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import type { PageData } from '../../app/page-data.ts';
import type { Site } from '../../model/site.ts';
import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import type { PageSnapshot } from '../../offline/page-snapshot.ts';
import { type PageId, pageDocument, pageIdsOf } from '../../site/pages.ts';
import { dayOf } from '../../text/quantities.ts';
import { shortHash } from '../files.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import { builtFolder, type OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { furtherThemesFile } from '../modules/themes/sheet.ts';
import { pagesOfStyles } from './bundle.ts';
import { documentPolicy, formatPolicy, inlineCode } from './content-security-policy.ts';
import { invalidHead } from './document.ts';
import { within } from './further-languages.ts';
import { inertJson } from './head/element.ts';
import { type HeadFacts, pageHead } from './head/page-head.ts';
import { documentOf, loadsOf, takeApart, withoutPrint } from './loading-order.ts';
import { namedByAccount, type Page, pagesIn, type ReadSite, withAccount } from './pages.ts';
import { socialPicture } from './social-picture/social-picture.ts';

type Render = (data: PageData) => Promise<string>;

/**
 * Writes the pages as HTML that is complete without scripts: by the page's code bundled for Node in the same command, so that
 * both are of one version, and within the bundle, so that the worker's list of files has the final revisions.
 * @param page the plugins that make the page's code in one language
 */
export function prerenderPages(
  readSite: ReadSite,
  snapshot: OwnerSnapshot,
  pictures: OwnerPictures,
  page: (language: SiteLanguage) => PluginOption[],
  sites: () => Promise<Site[]>,
): Plugin {
  const pagesOfSheets = new Map<string, readonly PageId[]>();
  return {
    name: 'portfolio:prerender',
    apply: 'build',
    enforce: 'post',
    renderChunk(_, { moduleIds, viteMetadata }) {
      for (const file of viteMetadata?.importedCss ?? [])
        pagesOfSheets.set(file, pagesOfStyles(moduleIds, this));
      return null;
    },
    async generateBundle(_, bundle) {
      const { config } = this.environment;
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const shell = takeApart(String(index.source), bundle, config.base, pagesOfSheets);
      const site = await readSite();
      const forNode = site && (await bundleForNode(config, page(site.language)));
      const profile = await snapshot.profile();
      const built = await pictures.page();
      const avatar = site?.profile.avatar ?? profile?.avatar;
      const face = await pictures.contentOf(avatar);
      const picture = site ? await socialPicture(withAccount(site, profile), face, config, emit) : undefined;
      const portrait = built?.pictures[site?.profile.avatar ?? '']?.src;
      const partly = (await sites()).flatMap((other) => (other.isPartly ? other.language : []));
      const answered: Known = { profile, picture, portrait, snapshot: built, now: Date.now() };
      const further = site && furtherThemesFile(site.themeConfig);
      const { languages, language } = site ?? { languages: siteLanguages, language: siteLanguages[0] };
      const write = async (page: Page, known: Known, revision?: string) => {
        const data = { ...dataOf(page.id, site, known), path: `/${page.path}` };
        const html = forNode ? await forNode.render(data) : '';
        const content = `<div id="root">${html}</div><script type="application/json" id="page-data">${inertJson(data)}</script>`;
        const head = site ? pageHead(site, page, { ...known, partly }) : invalidHead;
        const loads = loadsOf(page, shell, bundle, config.base);
        if (further) loads.sheets.push({ href: config.base + further.fileName });
        const { screen, print } = withoutPrint(loads.css);
        if (print) {
          const fileName = `assets/print-${shortHash(print)}.css`;
          loads.sheets.push({ href: config.base + fileName, media: 'print' });
          if (!bundle[fileName]) emit(fileName, print);
        }
        const own = { head, content, loads: { ...loads, css: screen }, revision };
        const policy = documentPolicy(site, inlineCode(documentOf(shell, own)));
        return documentOf(shell, { ...own, policy: formatPolicy(policy) });
      };
      delete bundle['index.html'];
      for (const page of pagesIn(pageIdsOf(site), languages, language)) {
        const version = await write(page, { snapshot: built && unanswered(built), now: 0 });
        emit(page.file, await write(page, answered, shortHash(version)));
      }
      await forNode?.remove();
    },
  };
}

/** What may differ between two builds of the same code, texts and pictures. */
interface Known extends HeadFacts {
  snapshot?: PageSnapshot | undefined;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A snapshot without the responses of providers and their pictures. */
function unanswered({ pictures }: PageSnapshot): PageSnapshot {
  const own = Object.entries(pictures).filter(([, { src }]) => !src.includes(`/${builtFolder}`));
  return { answers: {}, pictures: Object.fromEntries(own) };
}

function dataOf(id: PageId, site: Site | null, { profile, snapshot, now }: Known): Omit<PageData, 'path'> {
  if (!site) return { document: null };
  const named = namedByAccount(site, profile);
  if (id === 'portfolio') {
    const renderedAt = lastChange(site, snapshot, now);
    return { renderedAt, document: pageDocument(id, named), ...(snapshot && { snapshot }) };
  }
  if (id !== 'cv') return { document: pageDocument(id, named) };
  const known = withAccount(site, profile);
  const avatar = known.profile.avatar ?? profile?.avatar;
  // Only where the site has its copy.
  const portrait = avatar && snapshot?.pictures[avatar];
  return {
    renderedAt: Date.parse(dayOf(now)),
    document: pageDocument(id, portrait ? { ...known, profile: { ...known.profile, avatar } } : known),
    ...(portrait && { snapshot: { answers: {}, pictures: { [avatar]: portrait } } }),
  };
}

/** When the portfolio last changed by itself. Rendered for this moment, documents of the same content are equal. */
export function lastChange({ availability }: Site, snapshot: PageSnapshot | undefined, now: number): number {
  const { from = '', until = '' } = availability ?? {};
  const answers = [snapshot?.furtherRepositories ?? [], Object.values(snapshot?.answers ?? {})].flat();
  const fetched = answers.map(({ fetchedAt }) => fetchedAt);
  const times = [...fetched, Date.parse(from), Date.parse(until) + dayMs];
  return Math.max(0, ...times.filter((time) => time <= now));
}

const dayMs = 24 * 60 * 60_000;

async function bundleForNode(config: ResolvedConfig, plugins: PluginOption[]) {
  // Node imports an address once, so each bundle needs its own.
  const outDir = join(config.cacheDir, 'prerender', randomUUID());
  await build({
    ...within(config, [withoutStyles, ...plugins]),
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const { render }: { render: Render } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return { render, remove: () => rm(outDir, { recursive: true }) };
}

/** The documents have the styles of the browser's bundle. */
const withoutStyles: Plugin = {
  name: 'portfolio:without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.s?css$/ }, handler: () => '' },
};
