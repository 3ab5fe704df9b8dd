import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cacheDirectory } from '../files.ts';
import { interParts, interSubset } from './font.ts';

it('makes a small WOFF2 file once and finds it again', async () => {
  const cache = fileURLToPath(new URL(`../../../${cacheDirectory}`, import.meta.url));
  const file = await interSubset(cache);
  const { mtimeMs } = await stat(file);
  const font = await readFile(file);
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeGreaterThan(15_000);
  expect(font.length).toBeLessThan(28_000);
  expect(await interSubset(cache)).toBe(file);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

it('knows which of its files have the letters of a text, and which letters none has', () => {
  expect(interParts('Max').needed).toEqual(['latin']);
  expect(interParts('Łucja').needed).toEqual(['latin-ext', 'latin']);
  expect(interParts('Елена').needed).toContain('cyrillic');
  expect(interParts('Grüße, Łucja').missing).toEqual([]);
  expect(interParts('a木').missing).toEqual(['木']);
});
