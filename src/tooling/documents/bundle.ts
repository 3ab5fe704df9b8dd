import type { Plugin, Rolldown } from 'vite';
import { type DocumentPage, isDocumentPage, type PageId, pageIds, pages } from '../../site/pages.ts';

type Graph = Rolldown.ChunkingContext;

/** The page whose component a module is. */
export const pageIn = (id: string): PageId | undefined =>
  pageIds.find((name) => id.endsWith(`/src/pages/${name}.tsx`));

/** The pages with documents of their own that import a module, directly or not; undefined if others do too. */
function pagesAround(id: string, graph: Graph, seen = new Set<string>()): DocumentPage[] | undefined {
  const page = pageIn(id);
  if (page && isDocumentPage(page)) return [page];
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const ways = [...importers, ...dynamicImporters].map((way) => pagesAround(way, graph, seen));
  if (ways.length === 0 || ways.includes(undefined)) return undefined;
  return pageIds.filter(isDocumentPage).filter((name) => ways.some((way) => way?.includes(name)));
}

const styleSheet = /\.s?css$/;

/** The pages that need a chunk's styles, which are of one group. */
export function pagesOfStyles(moduleIds: readonly string[], graph: Graph): readonly PageId[] {
  const [styles = ''] = moduleIds.filter((id) => styleSheet.test(id));
  return pagesAround(styles, graph) ?? pageIds;
}

/** The first that fits counts. */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    // Styles by the pages with documents of their own that need them; the rest do without.
    name: (id, graph) => pagesAround(id, graph)?.join() ?? null,
    test: styleSheet,
    tags: ['$initial'],
  },
  // All scripts of the first render in one file: it compresses better than two, and is one request.
  { name: 'app', tags: ['$initial'] },
  {
    // A chunk for each page that is loaded on demand, and one for those of the law, which few open.
    name(id) {
      const page = pageIn(id);
      return page && pages[page].onlyLanguage ? 'legal' : (page ?? null);
    },
  },
  // All else that is loaded on demand, such as dialogs: a request each would cost more than the code.
  { name: 'on-demand' },
];

/** Bundles scripts and styles into few requests. */
export function bundle(): Plugin {
  return {
    name: 'portfolio:bundle',
    apply: 'build',
    // Between Vite's noting of a script's styles and its writing them.
    enforce: 'post',
    config: (_, { isSsrBuild }) => ({
      build: {
        // Supported by every browser that supports the scripts' syntax.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Owners can do nothing about them.
          checks: { pluginTimings: false },
          ...(!isSsrBuild && {
            output: {
              codeSplitting: { groups },
              // Blockers of cookie banners look for names.
              entryFileNames: 'assets/[hash].js',
              chunkFileNames: 'assets/[hash].js',
              assetFileNames: 'assets/[hash][extname]',
            },
          }),
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const inDocument = chunks.flatMap(({ isEntry, viteMetadata }) =>
        isEntry ? [...(viteMetadata?.importedCss ?? [])] : [],
      );
      // The document carries the entry's styles, so no other script needs to load them.
      for (const { isEntry, viteMetadata } of chunks)
        if (!isEntry) for (const file of inDocument) viteMetadata?.importedCss.delete(file);
    },
  };
}
