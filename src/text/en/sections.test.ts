import { expect, test } from 'vitest';
import * as sections from './sections.ts';

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
