import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { siteLanguages } from '../../model/site-language.ts';

/**
 * Resolves sentences, `#text/…`, to the folder of the page's language. A wording of the language is a folder within, whose
 * files come first.
 */
export function texts(site: () => Promise<Pick<Site, 'language' | 'wording'> | null>): Plugin {
  return {
    name: 'portfolio:texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#text\// },
      async handler(id) {
        const { language, wording } = (await site()) ?? { language: siteLanguages[0], wording: '' };
        const name = id.slice('#text/'.length);
        return [`${language}/${wording}`, language]
          .map((folder) => fileURLToPath(new URL(`../../text/${folder}/${name}`, import.meta.url)))
          .find((file) => existsSync(file));
      },
    },
  };
}
