import type { Plugin, Rolldown } from 'vite';

/** All that the page needs at first is one file: it compresses better than two, and is one request. */
const initial = { name: 'app', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup;

/** How the scripts are put together: few requests, and no code that nobody runs. */
export function bundle(): Plugin {
  return {
    name: 'portfolio:bundle',
    apply: 'build',
    config: (_, { isSsrBuild }) => ({
      // wouter brings its own for React before version 18.
      resolve: {
        alias: {
          'use-sync-external-store/shim/index.js': 'react',
          // Its entry is for browsers without workers, and 0.9 kB heavier.
          'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
        },
      },
      // React's developer tools find nothing to hook into, and the code that looks for them is left out.
      ...(!isSsrBuild && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
      build: {
        // Every browser that knows the syntax of the scripts knows `modulepreload` too.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // How long each part of the build took is nothing that an owner could mend.
          checks: { pluginTimings: false },
          ...(!isSsrBuild && { output: { codeSplitting: { groups: [initial] } } }),
        },
      },
    }),
  };
}
