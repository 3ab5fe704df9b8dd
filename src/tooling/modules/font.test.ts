import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { interParts, interSubset } from './font.ts';

it('makes a small WOFF2 file once and finds it again', { timeout: 60_000 }, async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'font-'));
  const file = await interSubset(cache);
  const font = await readFile(file);
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeGreaterThan(15_000);
  expect(font.length).toBeLessThan(28_000);

  await writeFile(file, 'kept');
  expect(await interSubset(cache)).toBe(file);
  expect(await readFile(file, 'utf8')).toBe('kept');
});

it('knows which of its files have the letters of a text, and which letters none has', () => {
  expect(interParts('Max').needed).toEqual(['latin']);
  expect(interParts('Łucja').needed).toEqual(['latin-ext', 'latin']);
  expect(interParts('Елена').needed).toContain('cyrillic');
  expect(interParts('Grüße, Łucja').missing).toEqual([]);
  expect(interParts('a木').missing).toEqual(['木']);
});
