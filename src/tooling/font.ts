import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin as German and English set it; other characters come from the visitor's own fonts. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœı–—‘’‚“”„†‡•…‰‹›€™−↑↓\u2009\u200a\u2011\u202f`;
/** The weights that src/theme and the sections use. */
const weights = { min: 400, max: 720 };

const options = {
  variationAxes: { wght: weights },
  // What text needs to look right, and tabular numbers; contextual alternates alone would cost another 4 kB.
  keepFeatures: ['kern', 'mark', 'ccmp', 'tnum'],
  noHinting: true,
} as const;

const endings = { woff2: 'woff2', truetype: 'ttf' } as const;

/**
 * The font of the page, in no more characters and weights than it uses (about 22 kB instead of 48).
 *
 * @param cache a directory that outlives the run, because making the subset takes a second.
 * @param targetFormat browsers take WOFF2, programs that draw pictures take TrueType.
 * @returns the absolute path of the file.
 */
export async function interSubset(
  cache: string,
  targetFormat: keyof typeof endings = 'woff2',
): Promise<string> {
  const font = await readFile(source);
  const key = createHash('sha256')
    .update(font)
    .update(characters)
    .update(JSON.stringify({ targetFormat, ...options }))
    .digest('hex');
  const file = path.join(cache, key.slice(0, 16), `inter.${endings[targetFormat]}`);
  if (existsSync(file)) return file;

  const subset = await subsetFont(font, characters, { ...options, targetFormat });
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed into place, so that a build beside this one never reads half a font.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, subset);
  await rename(partial, file);
  return file;
}

/**
 * Serves `virtual:font.css`, the `@font-face` of the page's font, and preloads the font in every document: text is
 * the first thing a visitor sees.
 */
export function font(): Plugin {
  const resolved = '\0virtual:font.css';
  let config: ResolvedConfig;
  return {
    name: 'portfolio:font',
    configResolved(final) {
      config = final;
    },
    resolveId: { filter: { id: /^virtual:font\.css$/ }, handler: () => resolved },
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      async handler() {
        const file = await interSubset(path.join(config.root, 'node_modules/.cache/portfolio'));
        return `@font-face{font-family:'Inter Variable';src:url('${normalizePath(file)}') format('woff2');font-weight:${weights.min} ${weights.max};font-display:swap}`;
      },
    },
    transformIndexHtml(_html, { bundle }) {
      const asset = Object.values(bundle ?? {}).find(
        (output) => output.type === 'asset' && output.names.includes('inter.woff2'),
      );
      if (!asset) return undefined;
      const href = config.base + asset.fileName;
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
          injectTo: 'head',
        },
      ];
    },
  };
}
