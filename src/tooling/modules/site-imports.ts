import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { siteLanguages } from '../../model/site-language.ts';

/** Resolves `#text/…` to the page's language, first to its wording there, and `#articles` to the blog's provider. */
export function siteImports(readSite: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:site-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#(?:text\/|articles$)/ },
      async handler(id) {
        const site = await readSite();
        const text = `text/${site?.language ?? siteLanguages[0]}`;
        const name = id.slice('#text/'.length);
        const files =
          id === '#articles'
            ? [`providers/${site?.blog.source}/articles.ts`, 'providers/feed/articles.ts']
            : [`${text}/${site?.wording}/${name}`, `${text}/${name}`];
        return files
          .map((file) => normalizePath(fileURLToPath(new URL(`../../${file}`, import.meta.url))))
          .find((file) => existsSync(file));
      },
    },
  };
}
