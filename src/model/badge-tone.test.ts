import { expect, test } from 'vitest';
import { serviceCategoryTone, statusTone } from './badge-tone.ts';

test('a category has its colour, any other text is grey', () => {
  const categories = ['Entwicklung', 'Infrastructure', 'Beratung', 'Support', undefined, '__proto__'];
  const tones = ['blue', 'orange', 'green', 'purple', 'grey', 'grey'];
  expect(categories.map(serviceCategoryTone)).toEqual(tones);
});

test('a status has its tone, any other text is neutral', () => {
  const statuses = ['Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert', undefined, 'constructor'];
  const tones = ['success', 'primary', 'info', 'warning', 'neutral', 'neutral'];
  expect(statuses.map(statusTone)).toEqual(tones);
});
