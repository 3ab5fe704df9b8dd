import path from 'node:path';
import type { Plugin } from 'vite';

/** The layer of a directory's sheets (src/theme/layers.css). */
export const layers: Readonly<Record<string, string>> = {
  theme: 'base',
  ui: 'ui',
  sections: 'section',
  frame: 'frame',
  analytics: 'frame',
  app: 'page',
  cv: 'page',
  pages: 'page',
  portfolio: 'page',
};

/** Puts each style sheet into the layer of its directory, so that the order of imports does not matter. */
export function cssLayers(): Plugin {
  let source: string;
  return {
    name: 'portfolio:css-layers',
    // Reads CSS, not the module that Vite makes of it.
    enforce: 'pre',
    configResolved({ root }) {
      source = path.join(root, 'src');
    },
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(css, id) {
        const [directory = ''] = path.relative(source, id).split(/[/\\]/);
        const layer = layers[directory];
        return layer && !css.includes('@layer ') ? `@layer ${layer}{${css}}` : undefined;
      },
    },
  };
}
