import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteLanguages } from '../model/site-language.ts';
import * as consent from '../text/en/consent.ts';
import * as errors from '../text/en/errors.ts';
import * as sections from '../text/en/sections.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(`../text/${folder}`, import.meta.url))).filter(
    (file) => !file.includes('.test.'),
  );
const complete = readFileSync(fileURLToPath(new URL('../text/complete.ts', import.meta.url)), 'utf8');

test('Each language is a folder with the same files, of which the compiler looks at each', () => {
  const further = siteLanguages.filter((language) => language !== 'de');
  expect(further.length).toBeGreaterThan(0);
  for (const folder of [...further, 'german']) {
    const files = filesIn(folder);
    expect(filesIn('de')).toEqual(expect.arrayContaining(files));
    if (folder !== 'german') expect(files).toEqual(filesIn('de'));
    for (const file of files) {
      expect(complete).toContain(`import('./${folder}/${file}') satisfies typeof import('./de/${file}')`);
    }
  }
});

/** Every sentence of a folder, those that depend on something with a number. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return sentencesIn(value(2, 1));
    } catch {
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

test('No English sentence is German', () => {
  const sentences = ['app', 'freshness', 'language', 'navigation', 'notices', 'theme'].flatMap((file) =>
    readFileSync(fileURLToPath(new URL(`../text/en/${file}.ts`, import.meta.url)), 'utf8').match(
      /'[^']*'|`[^`]*`/g,
    ),
  );
  const all = [...sentences.map(String), ...sentencesIn({ ...consent, ...errors, ...sections })];
  expect(all.length).toBeGreaterThan(120);
  expect(all.filter((text) => /[äöüß„]|\b(der|die|das|und|von|ist|nicht)\b/i.test(text))).toEqual([]);
});

test('Counts of one are said in the singular', () => {
  expect([
    sections.featuredText.subtitle(1),
    sections.privateProjectsText.subtitle(1),
    sections.publicationsText.subtitle(1),
    sections.externalProjectsText.subtitle(1),
    sections.latestText.subtitle(1),
    sections.testimonialsText.subtitle(1),
  ]).toEqual([
    'Showcasing 1 featured repository',
    'Insights into 1 private project',
    'Showcasing 1 publication',
    'Showcasing 1 project',
    'The most recently updated public repository',
    'What a client says',
  ]);
});
