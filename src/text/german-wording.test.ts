import { expect, test } from 'vitest';
import { languageOf } from '../model/phrase.ts';
import * as mixedTheme from './de/theme.ts';
import { latestText, privateProjectsText } from './german/sections.ts';
import * as germanTheme from './german/theme.ts';

test('One is not counted like several', () => {
  expect(privateProjectsText.subtitle(1)).toBe('Einblick in ein privates Projekt');
  expect(privateProjectsText.subtitle(2)).toBe('Einblicke in 2 private Projekte');
  expect(latestText.subtitle(1)).toBe('Das zuletzt aktualisierte öffentliche Repository');
  expect(latestText.subtitle(4)).toBe('Die 4 zuletzt aktualisierten öffentlichen Repositories');
});

test('The words of the theme card are read out in their language', () => {
  const languages = ({ themeText, themeLabel }: typeof mixedTheme) =>
    [themeText.title, themeLabel('lofi', 'lofi'), themeLabel('nord', 'lofi')].map(languageOf);
  expect(languages(mixedTheme)).toEqual(['en', 'en', 'en']);
  expect(languages(germanTheme)).toEqual([undefined, undefined, 'en']);
});
