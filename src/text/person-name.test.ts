import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

/** Family, given, prefix, suffixes. */
const names = `
Max Mustermann                          | Mustermann | Max
Anna Maria Probe                        | Probe | Anna Maria
Karl-Heinz Müller-Lüdenscheidt          | Müller-Lüdenscheidt | Karl-Heinz
J. R. R. Tolkien                        | Tolkien | J. R. R.
Dr. Erika Muster                        | Muster | Erika | Dr.
Prof. Dr. Anna Maria von der Heide      | von der Heide | Anna Maria | Prof. Dr.
Dr.-Ing. Max Mustermann                 | Mustermann | Max | Dr.-Ing.
Dr.-Ing. Jürgen Müller-Lüdenscheidt     | Müller-Lüdenscheidt | Jürgen | Dr.-Ing.
Prof. Dr.-Ing. habil. Anna Probe        | Probe | Anna | Prof. Dr.-Ing. habil.
Univ.-Prof. Dr. rer. nat. Eva Lang      | Lang | Eva | Univ.-Prof. Dr. rer. nat.
Prof. Dr. Dr. h. c. mult. Eva Lang      | Lang | Eva | Prof. Dr. Dr. h. c. mult.
Dr. h.c. Eva Lang                       | Lang | Eva | Dr. h.c.
Dr. med Eva Lang                        | Lang | Eva | Dr. med
PD Dr. Eva Lang                         | Lang | Eva | PD Dr.
Dipl.-Inf. (FH) Max Mustermann          | Mustermann | Max | Dipl.-Inf. (FH)
Dipl.-Ing.(FH) Max Mustermann           | Mustermann | Max | Dipl.-Ing.(FH)
Dipl.-Wirt.-Inf. Max Mustermann         | Mustermann | Max | Dipl.-Wirt.-Inf.
Dipl. Ing. Max Mustermann               | Mustermann | Max | Dipl. Ing.
Diplom-Informatikerin Anna Probe        | Probe | Anna | Diplom-Informatikerin
Mag. Dr. Anna Probe                     | Probe | Anna | Mag. Dr.
DI (FH) Anna Probe                      | Probe | Anna | DI (FH)
M.Sc. Anna Probe                        | Probe | Anna | M.Sc.
M. Sc. Anna Probe                       | Probe | Anna | M. Sc.
Max Mustermann, M.Sc.                   | Mustermann | Max | | M.Sc.
Max Mustermann M. Sc.                   | Mustermann | Max | | M. Sc.
Max Mustermann M. A.                    | Mustermann | Max | | M. A.
Max Mustermann, B.Eng., PMP             | Mustermann | Max | | B.Eng. + PMP
Max Mustermann LL.M.                    | Mustermann | Max | | LL.M.
Anna Probe, MBA                         | Probe | Anna | | MBA
Anna Probe MBA                          | Probe | Anna | | MBA
Dr. Anna Probe, PhD                     | Probe | Anna | Dr. | PhD
Max Mustermann, Dipl.-Ing. (FH)         | Mustermann | Max | | Dipl.-Ing. (FH)
Anna Probe (sie/ihr)                    | Probe | Anna | | (sie/ihr)
Anna Probe, M.Sc. (she/her)             | Probe | Anna | | M.Sc. + (she/her)
Max Mustermann jun.                     | Mustermann | Max | | jun.
Max Mustermann, jr.                     | Mustermann | Max | | jr.
Max Mustermann III                      | Mustermann | Max | | III
Max Mustermann d. Ä.                    | Mustermann | Max | | d. Ä.
Anna Probe geb. Muster                  | Probe | Anna | | geb. Muster
Hans "Hansi" Muster                     | Muster | Hans
Anna (Anni) Probe                       | Probe | Anna
Karl-Theodor zu Guttenberg              | zu Guttenberg | Karl-Theodor
Ludwig van Beethoven                    | van Beethoven | Ludwig
Kevin De Bruyne                         | De Bruyne | Kevin
Anna Freiherr von Muster                | Freiherr von Muster | Anna
Max Graf von und zu Muster              | Graf von und zu Muster | Max
José Ortega y Gasset                    | Ortega y Gasset | José
Herr Li                                 | Li | | Herr
Dr. von der Heide                       | von der Heide | | Dr.
Ayşe Yılmaz                             | Yılmaz | Ayşe
Łukasz Wójcik-Kowalski                  | Wójcik-Kowalski | Łukasz
Nguyễn Thị Minh                         | Nguyễn | Thị Minh
Lê Văn An                               | Lê | Văn An
Minh Anh Nguyen                         | Nguyen | Minh Anh
Anh Van Nguyen                          | Nguyen | Anh Van
MÜLLER Anna                             | MÜLLER | Anna
Anna MÜLLER                             | MÜLLER | Anna
max mustermann                          | mustermann | max
Erika                                   | Erika |
Mustermann, Max                         | Mustermann |
Bgm. Max Mustermann                     | Mustermann |
Ju\u0308rgen Mu\u0308ller               | Müller | Jürgen
Max\u2028Muster\u00admann               | Mustermann | Max`;

test.each(
  names
    .trim()
    .split('\n')
    .map((line) =>
      line.split('|').map((part) => JSON.parse(`"${part.trim().replaceAll('"', '\\"')}"`) as string),
    ),
)('%s has the family name %s', (name = '', family, given = '', prefix = '', suffixes = '') => {
  expect(personName(name)).toMatchObject({
    isFirm: false,
    family,
    given,
    prefix,
    suffixes: suffixes.split(' + ').filter(Boolean),
  });
});

test.each([
  ...[
    'Mustermann IT-Beratung GmbH',
    'Muster UG (haftungsbeschränkt)',
    'Muster & Partner',
    'Mustermann Consulting',
  ],
  ...['Max Mustermann e.K.', 'Beispiel GmbH & Co. KG', 'Probe Software', 'Muster IT'],
])('%s is a firm', (name) => {
  expect(personName(name)).toMatchObject({ isFirm: true, family: '', given: '' });
});

test.each([
  'octocat',
  'max1990',
  'Max & Erika Muster',
  'Max und Erika Muster',
  'Max Muster | Netze',
  'Max Muster - Netze',
  '王小明',
  '',
])('whose name %s is, stays open', (name) => {
  expect(personName(name)).toMatchObject({ isFirm: false, family: '', given: '' });
});
