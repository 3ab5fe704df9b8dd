import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { siteLanguages } from '../../model/site-language.ts';

/**
 * Lets the page find its sentences, `#text/…`, in the folder of its language: it loads those and no others. What a
 * wording of that language says otherwise is in a folder of that name within.
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
