import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from 'subset-font';
import { normalizePath } from 'vite';
import { siteLanguages } from '../../model/site-language.ts';
import { cachedFile } from '../files.ts';

const readSource = () =>
  readFile(createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2'));

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin for texts of the owner in Western languages; visitors' own fonts have the rest. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœı–—‘’‚“”„†‡•…‰‹›€™−↑↓\u2009\u200a\u2011\u202f`;

/** All characters in the sources of the page's own texts, in every language. */
async function pageCharacters(): Promise<string> {
  const sources = siteLanguages.map(async (language) => {
    const folder = fileURLToPath(new URL(`../../text/${language}`, import.meta.url));
    const names = await readdir(folder, { recursive: true });
    const files = names.filter((name) => name.endsWith('.ts'));
    return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  });
  const text = (await Promise.all(sources)).flat().join('');
  return [...new Set(latin + text)]
    .filter((one) => one >= ' ')
    .sort()
    .join('');
}

/** The weights that src/theme and the sections use. */
const weights = { min: 400, max: 700 };
const features = ['kern', 'mark', 'ccmp'];
/** Drawn for text. The font has another shape for headings. */
const opticalSize = 14;

export const fontFile = 'inter.woff2';

/** The rule of the page's font, which the build publishes in the characters and weights it uses: 22 kB instead of 352. */
export async function fontFace(cache: string): Promise<string> {
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights, opsz: opticalSize },
    // Tabular numbers, but no contextual alternates, which are 4 kB.
    keepFeatures: [...features, 'tnum'],
  } as const;
  const characters = await pageCharacters();
  const from = [await readSource(), characters, JSON.stringify(options)];
  const file = await cachedFile(cache, fontFile, from, () => subset(characters, options));
  const url = JSON.stringify(normalizePath(file));
  return `@font-face{font-family:'Inter Variable';src:url(${url}) format('woff2');font-weight:${weights.min} ${weights.max};font-display:swap}`;
}

/** The name by which programs find the files of `interTrueType`. */
export const interFamily = 'Inter Variable';

const subsets = new Map<number, Promise<Buffer>>();

/** The whole font in one weight, for PDFs and pictures. */
export function interTrueType(weight: number): Promise<Buffer> {
  const variationAxes = { wght: weight, opsz: opticalSize };
  const options: Options = { targetFormat: 'truetype', variationAxes, keepFeatures: features };
  const font = subsets.get(weight) ?? subset(range(0x20, 0xffff), options);
  subsets.set(weight, font);
  return font;
}

export const interFonts = (...weights: (400 | 600 | 700)[]) =>
  Promise.all(
    weights.map(async (weight) => ({ name: interFamily, weight, data: await interTrueType(weight) })),
  );

/** The characters of a text that the font lacks, each once. */
export async function missingInFont(text: string): Promise<string[]> {
  const { Blob, Face } = await import('harfbuzzjs');
  const drawn = new Face(new Blob(await interTrueType(weights.min))).collectUnicodes();
  return [...new Set(text)].filter((one) => !drawn.includes(one.codePointAt(0) ?? 0));
}

/** False for a joiner or a variation selector, whose drawing nobody misses. */
export const isSeen = (character: string): boolean => !/\p{Default_Ignorable_Code_Point}/u.test(character);

async function subset(text: string, options: Options): Promise<Buffer> {
  // Loaded late: most builds find the page's font in the cache.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readSource(), text, { ...options, noHinting: true });
}
