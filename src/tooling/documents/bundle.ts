import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { names } from '../../model/names.ts';
import { type PageId, pages } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { siteResources } from '../../providers/providers.ts';
import { shortHash } from '../files.ts';

/** All scripts of the first render in one file: it compresses better than two, and is one request. */
const initial = { name: 'app', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup;

/** Styles that only a document with skeletons needs. */
export const skeletonStyles = 'skeleton';

/** Groups styles by the pages with own data that need them, such as `portfolio_profile`; the rest do without. */
const stylesOfPages = {
  name: (id: string, context: Rolldown.ChunkingContext) =>
    id.endsWith('/src/ui/skeleton.css') ? skeletonStyles : (pagesAround(id, context)?.join('_') ?? null),
  test: /\.s?css$/,
  tags: ['$initial'],
} satisfies Rolldown.CodeSplittingGroup;

const pagesWithData = (Object.keys(pages) as PageId[]).filter((id) => pages[id].hasOwnData);

/** The pages with own data that import a module, directly or not; undefined if others do too. */
function pagesAround(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): PageId[] | undefined {
  const page = pagesWithData.find((name) => id.endsWith(`/src/pages/${name}.tsx`));
  if (page) return [page];
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const ways = [...importers, ...dynamicImporters].map((way) => pagesAround(way, context, seen));
  if (ways.length === 0 || ways.includes(undefined)) return undefined;
  return pagesWithData.filter((name) => ways.some((way) => way?.includes(name)));
}

const model = new URL('../../model/content.ts', import.meta.url);
const unusedParts = fileURLToPath(new URL('../../offline/unused-parts.ts', import.meta.url));

const unusedModules = names(
  'mutationCache infiniteQueryBehavior suspense errorBoundaryUtils QueryErrorResetBoundary',
);

const asksProviders = (site: Site | null): boolean =>
  site !== null && Object.values(siteResources(site)).some((resource) => resource !== null);

/** Globals of Node.js, React's developer tools and the browser's loading indicator, for which React has code of its own. */
const unusedGlobals = names('__REACT_DEVTOOLS_GLOBAL_HOOK__ navigation process.emit setImmediate');

const jsxFunctions = '\0portfolio:jsx-functions';

/** React is CommonJS, and each of the 500 calls of its `jsx` would be bundled as `(0, runtime.jsx)(…)`. */
const jsxRuntime: Plugin = {
  name: 'portfolio:jsx-runtime',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) => (importer === jsxFunctions ? undefined : jsxFunctions),
  },
  load: {
    filter: { id: new RegExp(`^${jsxFunctions}$`) },
    handler: () => "import runtime from 'react/jsx-runtime'; export const { Fragment, jsx, jsxs } = runtime;",
  },
};

/**
 * React DOM makes errors when it is loaded, which it later only recognizes. While developer tools or Lighthouse are
 * attached, V8 parses the whole bundle again for their stack traces: 0.26 s on the bench's slow phone. A string object
 * can be recognized as well, and has no trace.
 */
const errorsWithoutTrace: Plugin = {
  name: 'portfolio:errors-without-trace',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const changed = code.replaceAll('Exception = Error(', 'Exception = Object(');
      if (changed === code)
        this.error(
          'React DOM makes its errors in another way now. Adapt or remove this plugin (src/tooling/documents/bundle.ts).',
        );
      return { code: changed, map: null };
    },
  },
};

/** Bundles scripts and styles: few requests, no dead code. */
export function bundle(site: () => Promise<Site | null>): Plugin[] {
  const bundling: Plugin = {
    name: 'portfolio:bundle',
    apply: 'build',
    // Between Vite's noting of a script's styles and its writing them.
    enforce: 'post',
    config: async (_, { isSsrBuild }) => ({
      // wouter brings its own for React before version 18.
      resolve: {
        alias: {
          'use-sync-external-store/shim/index.js': 'react',
          // Its default entry is for old browsers, and 0.9 kB heavier.
          'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
          // Within React Query, 2.5 kB that nothing runs.
          ...Object.fromEntries(unusedModules.map((name) => [`./${name}.js`, unusedParts])),
          // wouter's parser of patterns in paths.
          regexparam: unusedParts,
        },
      },
      define: {
        ...(!isSsrBuild && Object.fromEntries(unusedGlobals.map((name) => [name, 'undefined']))),
        // Answers stored with another model are not read.
        'import.meta.env.MODEL_REVISION': JSON.stringify(shortHash(readFileSync(model))),
        'import.meta.env.IS_APP': JSON.stringify((await site())?.enablePWA),
        'import.meta.env.ASKS_PROVIDERS': JSON.stringify(asksProviders(await site())),
      },
      build: {
        // Supported by every browser that supports the scripts' syntax.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Not actionable for owners.
          checks: { pluginTimings: false },
          ...(!isSsrBuild && {
            // No getter has side effects, in our code or a library's.
            treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
            output: {
              codeSplitting: { groups: [stylesOfPages, initial] },
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
  return [jsxRuntime, errorsWithoutTrace, bundling];
}
