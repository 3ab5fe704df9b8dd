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
import { documentOf, type Loads, loadsOf, takeApart, withoutPrint } from './loading-order.ts';
import { namedByAccount, pagesIn, type ReadSite, withAccount } from './pages.ts';
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
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      delete bundle['index.html'];
      const { config } = this.environment;
      const emit: Emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const site = await readSite();
      const shell = takeApart(String(index.source), bundle, config.base, pagesOfSheets);
      const facts = await factsOf(site, config, emit);
      const further = site && furtherThemesFile(site.themeConfig);
      const forNode = site && (await bundleForNode(config, page(site.language)));
      const { languages, language } = site ?? { languages: siteLanguages, language: siteLanguages[0] };
      for (const page of pagesIn(pageIdsOf(site), languages, language)) {
        const loads = loadsOf(page, shell, bundle, config.base);
        if (further) loads.sheets.push({ href: config.base + further.fileName });
        separatePrint(loads, config.base, emit);
        const documentWith = async (facts: DocumentFacts, revision?: string) => {
          const data = { ...dataOf(page.id, site, facts), path: `/${page.path}` };
          const html = forNode ? await forNode.render(data) : '';
          const head = site ? pageHead(site, page, facts) : invalidHead;
          const parts = { head, content: contentOf(html, data), loads, revision };
          const policy = documentPolicy(site, inlineCode(documentOf(shell, parts)));
          return documentOf(shell, { ...parts, policy: formatPolicy(policy) });
        };
        const revision = shortHash(await documentWith(withoutAnswers(facts)));
        emit(page.file, await documentWith(facts, revision));
      }
      await forNode?.remove();
    },
  };

  async function factsOf(site: Site | null, config: ResolvedConfig, emit: Emit): Promise<DocumentFacts> {
    const profile = await snapshot.profile();
    const built = await pictures.page();
    const face = await pictures.contentOf(site?.profile.avatar ?? profile?.avatar);
    return {
      profile,
      picture: site ? await socialPicture(withAccount(site, profile), face, config, emit) : undefined,
      portrait: built?.pictures[site?.profile.avatar ?? '']?.src,
      partly: (await sites()).flatMap(({ isPartly, language }) => (isPartly ? language : [])),
      snapshot: built,
      now: Date.now(),
    };
  }
}

type Emit = (fileName: string, source: string | Uint8Array) => void;

/** Input that may differ between two builds of the same code, texts and pictures. */
interface DocumentFacts extends HeadFacts {
  snapshot?: PageSnapshot | undefined;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Takes out the responses of providers, their pictures, and the clock. */
function withoutAnswers({ snapshot }: DocumentFacts): DocumentFacts {
  if (!snapshot) return { now: 0 };
  const pictures = Object.entries(snapshot.pictures).filter(
    ([, { src }]) => !src.includes(`/${builtFolder}`),
  );
  return { snapshot: { answers: {}, pictures: Object.fromEntries(pictures) }, now: 0 };
}

/** Puts rules for paper into a file, for which no first paint waits. */
function separatePrint(loads: Loads, base: string, emit: Emit): void {
  const { screen, print } = withoutPrint(loads.css);
  if (!print) return;
  const fileName = `assets/print-${shortHash(print)}.css`;
  emit(fileName, print);
  loads.css = screen;
  loads.sheets.push({ href: base + fileName, media: 'print' });
}

const contentOf = (html: string, data: PageData): string =>
  `<div id="root">${html}</div><script type="application/json" id="page-data">${inertJson(data)}</script>`;

function dataOf(
  id: PageId,
  site: Site | null,
  { profile, snapshot, now }: DocumentFacts,
): Omit<PageData, 'path'> {
  if (!site) return { document: null };
  const namedSite = namedByAccount(site, profile);
  if (id === 'portfolio') {
    const renderedAt = lastChange(site, snapshot, now);
    return { renderedAt, document: pageDocument(id, namedSite), ...(snapshot && { snapshot }) };
  }
  if (id !== 'cv') return { document: pageDocument(id, namedSite) };
  const complete = withAccount(site, profile);
  const avatar = complete.profile.avatar ?? profile?.avatar;
  // Only where the site has its copy.
  const portrait = avatar && snapshot?.pictures[avatar];
  return {
    renderedAt: Date.parse(dayOf(now)),
    document: pageDocument(
      id,
      portrait ? { ...complete, profile: { ...complete.profile, avatar } } : complete,
    ),
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
