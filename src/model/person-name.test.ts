import { expect, test } from 'vitest';
import { identifyingWords, initialsOf, personName, withoutLegalForm } from './person-name.ts';

test.each([
  ['Max Mustermann', undefined, 'Mustermann', 'Max', ''],
  ['Karl-Heinz Müller-Lüdenscheidt', undefined, 'Müller-Lüdenscheidt', 'Karl-Heinz', ''],
  ['Prof. Dr. Erika Muster', undefined, 'Muster', 'Erika', 'Prof. Dr.'],
  ['Dr. Erika Mus\u00adter', undefined, 'Muster', 'Erika', 'Dr.'],
  ['Mai Thi Nguyen-Kim', undefined, '', '', ''],
  ['Mai Thi Nguyen-Kim', 'Nguyen-Kim', 'Nguyen-Kim', 'Mai Thi', ''],
  ['Dr. Anna von der Heide', 'von der Heide', 'von der Heide', 'Anna', 'Dr.'],
  ['Max Mustermann', 'Anders', 'Mustermann', 'Max', ''],
  ['Erika', undefined, '', '', ''],
])('%s with the family name %s', (name, familyName, family, given, prefix) => {
  expect(personName(name, familyName)).toEqual({ isFirm: false, family, given, prefix, suffixes: [] });
});

test('What follows a comma is behind the name', () => {
  expect(personName('Dr. Anna Probe, M.Sc., MBA')).toMatchObject({
    family: 'Probe',
    suffixes: ['M.Sc.', 'MBA'],
  });
});

test.each(['Datenwerk GmbH', 'Muster Consulting', 'Max Mustermann IT-Beratung'])('%s is a firm', (name) => {
  expect(personName(name)).toEqual({ isFirm: true, family: '', given: '', prefix: '', suffixes: [] });
});

test.each([
  ['Dr.-Ing. (FH) Max Mustermann, M.Sc.', ['Max', 'Mustermann']],
  ['Max Mustermann IT-Beratung', ['Max', 'Mustermann']],
  ['Anna von der Heide', ['Anna', 'Heide']],
  ['Mai Thi Nguyen-Kim', ['Mai', 'Thi', 'Nguyen', 'Kim']],
  ['مریم رضایی', ['مریم', 'رضایی']],
])('%s is known by %j', (name, words) => {
  expect(identifyingWords(name)).toEqual(words);
});

test.each([
  ['BMW AG', 'BMW'],
  ['Otto (GmbH & Co KG)', 'Otto'],
  ['Drägersen Medizin AG & Co. KGaA', 'Drägersen Medizin'],
  ['AG für Netze', 'AG für Netze'],
  ['Frostmeer', 'Frostmeer'],
])('%s without its legal form is %s', (name, short) => {
  expect(withoutLegalForm(name)).toBe(short);
});

test.each([
  ['Max Mustermann', 'MM'],
  ['Dr. Anna von der Heide', 'AH'],
  ['Mustermann IT-Beratung GmbH', 'MI'],
  ['octocat', 'O'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
