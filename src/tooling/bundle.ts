import type { Plugin, Rolldown } from 'vite';
import { refusing } from './refusing.ts';
import { withoutTraces } from './sentinels.ts';

/** How the scripts are put together: few requests, and no code that nobody runs. */
export function bundle(): Plugin[] {
  return [options(), uncalled(), untraced()];
}

/** All that the page needs at first is one file: it compresses better than two, and is one request. */
const initial = { name: 'app', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup;

function options(): Plugin {
  return {
    name: 'portfolio:bundle',
    apply: 'build',
    config: (_, { isSsrBuild }) => ({
      // wouter brings its own for React before version 18.
      resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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

/**
 * Leaves out what React Query's client brings along and this page never calls, 1.2 kB: it changes nothing at the
 * services, and its lists have an end.
 */
function uncalled(): Plugin {
  const left = new Set<string>();
  return {
    name: 'portfolio:uncalled',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/@tanstack\/query-core\/.*\/(?:mutation|infiniteQueryBehavior)\.js$/ },
      handler(code, id) {
        left.add(id.replace(/^.*\//, ''));
        return { code: refusing(code), map: null };
      },
    },
    buildEnd(error) {
      // The worker's own build passes here too, without React Query.
      const isPage = [...this.getModuleIds()].some((id) => id.includes('/@tanstack/query-core/'));
      if (!error && isPage && left.size !== 2) {
        this.warn(
          `React Query has changed: only ${[...left].join() || 'nothing'} was left out of the bundle.`,
        );
      }
    },
  };
}

/** React DOM's own exceptions, which nobody has thrown yet, cost no time when it is loaded. */
function untraced(): Plugin {
  return {
    name: 'portfolio:untraced',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        const changed = withoutTraces(code);
        if (changed === undefined)
          this.warn('React DOM has changed: it makes no exceptions when it is loaded.');
        return changed === undefined ? null : { code: changed, map: null };
      },
    },
  };
}
