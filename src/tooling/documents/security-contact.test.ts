import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { securityText } from './security-contact.ts';

const now = Date.UTC(2026, 0, 15);

function textFor(config: Config) {
  return securityText(siteOf({ github: { username: 'max' }, ...config }), now);
}

const social = { email: 'max@max.example' };

test('security.txt says whom to tell, and holds for less than a year from the build', () => {
  expect(textFor({ social, seo: { url: 'https://max.example' }, languages: ['de', 'en'] })).toBe(
    [
      'Contact: mailto:max@max.example',
      'Expires: 2027-01-10T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://max.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('There is no security.txt without an address, nor below a path, where nobody looks', () => {
  expect(textFor({})).toBeUndefined();
  expect(textFor({ social, base: '/portfolio/' })).toBeUndefined();
});
