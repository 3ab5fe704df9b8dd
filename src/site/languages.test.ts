import { expect, test } from 'vitest';
import { languageOf } from '../model/phrase.ts';
import { siteLanguages } from '../model/site-language.ts';
import { type Language, languageFor, languages } from './languages.ts';

const german = languageFor({ language: 'de', wording: 'german' });
const mixed = languageFor({ language: 'de', wording: 'mixed' });
const english = languageFor({ language: 'en', wording: 'mixed' });

test('The question for consent speaks of one provider or of several, and of the USA for Google', () => {
  const ends = (language: Language) => {
    const { question } = language.consentAndErrors.consentText;
    return [question(['google-analytics']), question(['hotjar']), question(['google-analytics', 'hotjar'])];
  };
  expect(ends(mixed)).toEqual([
    expect.stringContaining('an den Anbieter übertragen, auch in die USA.'),
    expect.stringContaining('an den Anbieter übertragen.'),
    expect.stringContaining('an diese Anbieter übertragen, auch in die USA.'),
  ]);
  expect(ends(english)).toEqual([
    expect.stringContaining('to the provider, also in the USA.'),
    expect.not.stringContaining('USA'),
    expect.stringContaining('to these providers, also in the USA.'),
  ]);
});

test('One is not counted like several', () => {
  const { privateProjectsText, latestText } = german.sections;
  expect(privateProjectsText.subtitle(1)).toBe('Einblick in ein privates Projekt');
  expect(latestText.subtitle(1)).toBe('Das zuletzt aktualisierte öffentliche Repository');
  const { sections } = english;
  expect(sections.featuredText.subtitle(1)).toBe('Showcasing 1 featured repository');
  expect(sections.privateProjectsText.subtitle(1)).toBe('Insights into 1 private project');
  expect(sections.publicationsText.subtitle(1)).toBe('Showcasing 1 publication');
  expect(sections.externalProjectsText.subtitle(1)).toBe('Showcasing 1 project');
  expect(sections.latestText.subtitle(1)).toBe('The most recently updated public repository');
  expect(sections.testimonialsText.subtitle(1)).toBe('What a client says');
});

test.each(siteLanguages)('%s is called by its own name, and no other language is', (language) => {
  const { name } = languages[language];
  expect(name).toBe(new Intl.DisplayNames(language, { type: 'language' }).of(language));
  expect(siteLanguages.filter((other) => languages[other].name === name)).toEqual([language]);
});

test.each(siteLanguages)(
  'Words have the plural of their number, as the Unicode rules of %s say',
  (language) => {
    const { pluralForm } = languages[language].formats;
    const rules = new Intl.PluralRules(language);
    const forms = new Map<string, number>();
    for (let count = 0; count <= 200; count += 1) {
      const form = forms.get(rules.select(count)) ?? pluralForm(count);
      forms.set(rules.select(count), form);
      expect([count, pluralForm(count)]).toEqual([count, form]);
    }
    expect(new Set(forms.values()).size).toBe(forms.size);
  },
);

test('The words of the theme card are read out in their language', () => {
  const spoken = ({ page: { themeText, themeName } }: Language) =>
    [themeText.title, themeText.defaultTheme, themeName('nord')].map(languageOf);
  expect(spoken(mixed)).toEqual(['en', 'en', 'en']);
  expect(spoken(german)).toEqual([undefined, undefined, 'en']);
});

test('Shared links say the language of a page by its own name', () => {
  expect(siteLanguages.map((language) => languages[language].locale.split('_')[0])).toEqual(siteLanguages);
});
