import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';

type Wording = Pick<Site, 'language' | 'wording'>;

/** The folders of src/text in which the sentences of a site are; what the first lacks is in the next. */
export const foldersOf = ({ language, wording }: Wording): string[] =>
  language === 'de' && wording === 'german' ? ['german', 'de'] : [language];

/** Lets the page find its sentences, `#text/…`, in the folder of its language: it loads those and no others. */
export function texts(site: () => Promise<Wording | null>): Plugin {
  return {
    name: 'portfolio:texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#text\// },
      async handler(id) {
        const folders = foldersOf((await site()) ?? { language: 'de', wording: 'mixed' });
        const name = id.slice('#text/'.length);
        const files = folders.map((folder) =>
          fileURLToPath(new URL(`../../text/${folder}/${name}`, import.meta.url)),
        );
        return files.find((file) => existsSync(file));
      },
    },
  };
}
