import { expect, test } from 'vitest';
import { leadsToCalendar } from './offer.ts';

test.each([
  ['Videotermin vereinbaren', 'https://a.example', true],
  ['Anruf', 'https://a.example/book/me', true],
  ['Anruf', 'https://cal.com/max', true],
  ['Terminal Consulting', 'https://a.example', false],
  ['Nachricht', 'https://www.facebook.com/max', false],
])('the button %j to %s has the icon of a calendar: %s', (label, link, expected) => {
  expect(leadsToCalendar({ label, link })).toBe(expected);
});
