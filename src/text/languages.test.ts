import { describe, expect, test } from 'vitest';
import { languageOf } from '../model/phrase.ts';
import { siteLanguages } from '../model/site-language.ts';
import type { Language } from './language.ts';
import { languageFor, languages } from './languages.ts';

const german = languageFor({ language: 'de', wording: 'german' });
const mixed = languageFor({ language: 'de', wording: 'mixed' });
const english = languageFor({ language: 'en', wording: 'mixed' });

test('The question for consent speaks of one provider or of several, and of the USA for Google', () => {
  const inGerman = mixed.occasions.consentText.question;
  expect(inGerman(['google-analytics'])).toContain('an den Anbieter übertragen, auch in die USA.');
  expect(inGerman(['hotjar'])).toContain('an den Anbieter übertragen.');
  expect(inGerman(['google-analytics', 'hotjar'])).toContain(
    'an diese Anbieter übertragen, auch in die USA.',
  );
  const inEnglish = english.occasions.consentText.question;
  expect(inEnglish(['google-analytics'])).toContain('to the provider, also in the USA.');
  expect(inEnglish(['google-analytics', 'hotjar'])).toContain('to these providers, also in the USA.');
});

describe('One is not counted like several', () => {
  test('in German throughout', () => {
    const { privateProjectsText, latestText } = german.sections;
    expect(privateProjectsText.subtitle(1)).toBe('Einblick in ein privates Projekt');
    expect(privateProjectsText.subtitle(2)).toBe('Einblicke in 2 private Projekte');
    expect(latestText.subtitle(1)).toBe('Das zuletzt aktualisierte öffentliche Repository');
    expect(latestText.subtitle(4)).toBe('Die 4 zuletzt aktualisierten öffentlichen Repositories');
  });

  test('in English', () => {
    const { sections } = english;
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
});

test('The words of the theme card are read out in their language', () => {
  const spoken = ({ page: { themeText, themeLabel } }: Language) =>
    [themeText.title, themeLabel('lofi', 'lofi'), themeLabel('nord', 'lofi')].map(languageOf);
  expect(spoken(mixed)).toEqual(['en', 'en', 'en']);
  expect(spoken(german)).toEqual([undefined, undefined, 'en']);
});

test('Shared links say the language of a page by its own name', () => {
  expect(siteLanguages.map((language) => languages[language].locale.split('_')[0])).toEqual(siteLanguages);
});
