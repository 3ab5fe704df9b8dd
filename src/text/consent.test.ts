import { expect, test } from 'vitest';
import { consentText as german } from './de/consent.ts';
import { consentText as english } from './en/consent.ts';

test('The question for consent speaks of one provider or of several, and of the USA for Google', () => {
  expect(german.question(['google-analytics'])).toContain('an den Anbieter übertragen, auch in die USA.');
  expect(german.question(['hotjar'])).toContain('an den Anbieter übertragen.');
  expect(german.question(['google-analytics', 'hotjar'])).toContain(
    'an diese Anbieter übertragen, auch in die USA.',
  );
  expect(english.question(['google-analytics'])).toContain('to the provider, also in the USA.');
  expect(english.question(['google-analytics', 'hotjar'])).toContain('to these providers, also in the USA.');
});
