import { expect, test } from 'vitest';
import { siteOf } from '../config/site.fixture.ts';
import { cvDocument } from '../tooling/documents/cv/cv-document.ts';
import { textsOf } from '../tooling/documents/cv/document.ts';
import { resumeJson } from '../tooling/documents/cv/resume.ts';
import { anonymousTexts, nameHider, ownerNames } from './anonymous.ts';

const hiderOf = (name: string, legal: object = {}) => nameHider(ownerNames({ profile: { name }, legal }));

test.each([
  // A name that is written with a firm's.
  ['Max Mustermann IT-Beratung', 'Herr Mustermann leitete die IT. Max Mustermann war Architekt.'],
  ['Dr. Max Mustermann', 'Herr Mustermann leitete die IT. Max Mustermann war Architekt.'],
])('The words of %s are hidden', (name, text) => {
  expect(hiderOf(name)(text)).toBe('Herr … leitete die IT. … … war Architekt.');
});

test.each([
  ['bei Beispiel, Beispielhausen, max. 5 Tage', 'bei …, Beispielhausen, max. 5 Tage'],
  ['MAX BEISPIEL, Beispiels Team, Max’ Team', '… …, … Team, … Team'],
  ['post@a.example oder https://a.example/b.', '… oder ….'],
  ['Decomposed: Mu\u0308ller', 'Decomposed: Müller'],
  ['DATENWERK RHEIN am Rhein', '… am Rhein'],
  ['Frau Heide von der Firma in der Heidestraße', 'Frau … von der Firma in der Heidestraße'],
])('%s becomes %s', (text, anonymous) => {
  const legal = { name: 'Datenwerk Rhein GmbH', representative: 'Anna von der Heide, Geschäftsführerin' };
  expect(hiderOf('Dr. Max Beispiel', legal)(text)).toBe(anonymous);
});

const site = siteOf({
  github: { username: 'zq-7' },
  profile: {
    name: 'Julia Rust',
    familyName: 'Rust',
    role: 'Architektin',
    promise: 'Rust hält.',
    location: 'Köln',
  },
  social: { email: 'a@b.example', linkedin: 'julia-rust' },
  experiences: [{ company: 'A', companyLink: 'https://a.example', description: 'Frau Rust leitete.' }],
  engagements: [
    {
      from: '2024-01',
      title: 'Portal von Julia Rust',
      technologies: ['Julia', 'Rust'],
      tasks: ['Rust half'],
    },
  ],
});

test('Technologies that are called like the owner stay', () => {
  const [engagement] = anonymousTexts(site, ownerNames(site)).engagements;
  expect(engagement).toMatchObject({
    title: 'Portal von … …',
    technologies: ['Julia', 'Rust'],
    tasks: ['… half'],
  });
});

test('A field that is not named is not in the anonymous profile', () => {
  const personal = { ...site, profile: { ...site.profile, pronouns: 'sie/ihr', birthday: '1. Mai' } };
  const options = { today: '2026-11-23', anonymous: true };
  const all = [
    JSON.stringify(anonymousTexts(personal, [])),
    textsOf(cvDocument(personal, options)).join('\n'),
    resumeJson(personal, options),
  ].join('\n');
  expect(all).not.toMatch(/sie\/ihr|1\. Mai|Köln|hält/);
  expect(all).toContain('Architektin');
  expect(textsOf(cvDocument(personal, options)).join()).not.toMatch(/Frau Rust|julia-rust|a@b/);
});
