import { expect, test } from 'vitest';
import { leadsToCalendar, serviceIcon } from './offer.ts';

test('a known key has an icon of its own, any other that of consulting', () => {
  expect(serviceIcon('cloud')).toBe('service-cloud');
  for (const key of ['unknown', '', undefined, 'constructor', 'Cloud'])
    expect(serviceIcon(key)).toBe('service-consulting');
});

test.each([
  ['Videotermin vereinbaren', 'https://a.example', true],
  ['Anruf', 'https://a.example/book/me', true],
  ['Anruf', 'https://cal.com/max', true],
  ['Terminal Consulting', 'https://a.example', false],
  ['Nachricht', 'https://www.facebook.com/max', false],
])('the button %j to %s has the icon of a calendar: %s', (label, link, expected) => {
  expect(leadsToCalendar({ label, link })).toBe(expected);
});
