import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import ranges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import type { Options } from 'subset-font';
import { normalizePath } from 'vite';
import { cachedFile } from '../files.ts';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin for German and English; visitors' own fonts have the rest. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœı–—‘’‚“”„†‡•…‰‹›€™−↑↓\u2009\u200a\u2011\u202f`;
/** The weights that src/theme and the sections use. */
const weights = { min: 400, max: 720 };

export const fontFile = 'inter.woff2';
const features = ['kern', 'mark', 'ccmp'];

/** The page's font in the characters and weights it uses (22 kB instead of 48). @returns the path of a WOFF2 file */
const pageFont = (cache: string): Promise<string> =>
  subsetFont('latin', characters, cache, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // With tabular numbers, but without contextual alternates, which are 4 kB.
    keepFeatures: [...features, 'tnum'],
  });

/** The font's files, each with its characters. */
const subsets = Object.entries(ranges).map(([name, text]) => ({ name, characters: charactersIn(text) }));

/** The files that have a text's characters, and the characters missing in all of them. */
export async function interSubsets(
  text: string,
  cache: string,
): Promise<{ needed: string[]; missing: string[] }> {
  const wanted = [...new Set(text)];
  const needed: string[] = [];
  const found = new Set<string>();
  for (const { name, characters } of subsets) {
    if (!wanted.some((one) => characters.has(one))) continue;
    const drawn = await drawnBy(name, cache);
    const own = wanted.filter((one) => drawn.has(one));
    if (own.length > 0) needed.push(name);
    for (const one of own) found.add(one);
  }
  return { needed, missing: wanted.filter((one) => !found.has(one)) };
}

const drawnBySubset = new Map<string, Set<string>>();

/** The characters that a file really has: its range names more. */
async function drawnBy(subset: string, cache: string): Promise<Set<string>> {
  const known = drawnBySubset.get(subset);
  if (known) return known;
  const { Blob, Face } = await import('harfbuzzjs');
  const face = new Face(new Blob(await interTrueType(cache, 400, subset)));
  const drawn = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
  drawnBySubset.set(subset, drawn);
  return drawn;
}

/** One of the font's files in one weight, for PDFs and pictures. */
export async function interTrueType(cache: string, weight: number, subset: string): Promise<Buffer> {
  const wanted = subsets.find(({ name }) => name === subset)?.characters ?? [];
  const shape = { variationAxes: { wght: weight }, keepFeatures: features };
  return readFile(
    await subsetFont(subset, [...wanted].join(''), cache, { targetFormat: 'truetype', ...shape }),
  );
}

/** @param text a CSS unicode range: `U+0460-052F,U+20B4` */
function charactersIn(text: string): Set<string> {
  const found = text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  const code = (digits: string | undefined) => Number.parseInt(digits ?? '', 16);
  return new Set([...found].flatMap(([, first, last]) => [...range(code(first), code(last ?? first))]));
}

async function subsetFont(subset: string, wanted: string, cache: string, shape: Options): Promise<string> {
  const source = `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const options = { ...shape, noHinting: true };
  const name = shape.targetFormat === 'woff2' ? fontFile : 'inter.ttf';
  return cachedFile(cache, name, [font, wanted, JSON.stringify(options)], async () => {
    // Loaded late: most builds find the file in the cache.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, wanted, options);
  });
}

/** The rule of the page's font, which the build publishes. */
export async function fontFace(cache: string): Promise<string> {
  const url = JSON.stringify(normalizePath(await pageFont(cache)));
  return `@font-face{font-family:'Inter Variable';src:url(${url}) format('woff2');font-weight:${weights.min} ${weights.max};font-display:swap}`;
}
