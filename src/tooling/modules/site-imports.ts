import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { siteLanguages } from '../../model/site-language.ts';

type Choosing = Pick<Site, 'language' | 'wording' | 'blog'>;

/**
 * Resolves sentences, `#text/…`, to the folder of the page's language, and `#articles` to the folder of the blog's provider.
 * A wording of the language is a folder within, whose files come first.
 */
export function siteImports(site: () => Promise<Choosing | null>): Plugin {
  return {
    name: 'portfolio:site-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#(?:text\/|articles$)/ },
      async handler(id) {
        const { language, wording, blog } = (await site()) ?? { language: siteLanguages[0], wording: '' };
        const name = id.slice('#text/'.length);
        const files =
          id === '#articles'
            ? [`providers/${blog?.source}/articles.ts`, 'providers/feed/articles.ts']
            : [`text/${language}/${wording}/${name}`, `text/${language}/${name}`];
        return files
          .map((file) => fileURLToPath(new URL(`../../${file}`, import.meta.url)))
          .find((file) => existsSync(file));
      },
    },
  };
}
