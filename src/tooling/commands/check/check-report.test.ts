import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { compileSite } from '../../../config/compile-site.ts';
import type { Config } from '../../../config/config.ts';
import { textPerLanguage } from '../../../config/messages/problem.ts';
import { translationReport } from './check-report.ts';

const languages = ['de', 'en'] as const;

function reportOf(config: Config): string {
  const compiled = compileSite(
    { github: { username: 'octocat' }, languages: [...languages], ...config },
    { language: 'en' },
  );
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return stripVTControlCharacters(
    translationReport(languages, 'en', compiled.translation, compiled.translation.missing),
  );
}

const translated = { de: 'Ich baue Netze.', en: 'I build networks.' };

test('What is not translated is told with its path and a share, and what follows from it', () => {
  const services = { display: true, list: [{ name: 'Netze', description: 'Planung', category: 'Beratung' }] };
  expect(reportOf({ profile: { bio: translated }, services })).toBe(
    `/en/: 1 of 3 texts are translated (33 %). Below 70 % search engines are told not to list the page, and it says that parts of it are in another language. Write ${textPerLanguage} for:
  services.list[0].name
  services.list[0].description`,
  );
});

test('Above the share that search engines are told of, nothing follows but the list', () => {
  const services = {
    display: true,
    list: [{ name: 'Netze', description: translated, features: [translated] }],
  };
  expect(reportOf({ profile: { bio: translated }, services })).toBe(
    `/en/: 3 of 4 texts are translated (75 %). Write ${textPerLanguage} for:\n  services.list[0].name`,
  );
});

test('Where all is translated, or there is nothing to translate, that is all there is to say', () => {
  expect(reportOf({ profile: { bio: translated } })).toBe('/en/: 1 of 1 texts are translated (100 %).');
  expect(reportOf({})).toBe('/en/: there is nothing to translate.');
});
