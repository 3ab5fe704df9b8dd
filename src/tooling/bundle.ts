import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** All that the page needs at first is one file: it compresses better than two, and is one request. */
const initial = { name: 'app', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup;

/** The model of what devices keep: answers of another one are not read. */
const storedModels = ['profile', 'repository', 'article'];

function modelRevision(): string {
  const hash = createHash('sha256');
  for (const name of storedModels) hash.update(readFileSync(new URL(`../model/${name}.ts`, import.meta.url)));
  return hash.digest('base64url').slice(0, 8);
}

/** How the scripts are put together: few requests, and no code that nobody runs. */
export function bundle(): Plugin {
  return {
    name: 'portfolio:bundle',
    apply: 'build',
    config: (_, { isSsrBuild }) => ({
      // wouter brings its own for React before version 18.
      resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
      // React's developer tools find nothing to hook into, and the code that looks for them is left out.
      define: {
        ...(!isSsrBuild && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
        'import.meta.env.MODEL_REVISION': JSON.stringify(modelRevision()),
      },
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
