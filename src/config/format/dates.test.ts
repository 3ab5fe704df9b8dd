import { describe, expect, test } from 'vitest';
import { languages } from '../../site/languages.ts';
import { type Field, schemaTree } from '../schema-tree.ts';
import { isSince, newestFirst, readDate, shownDate } from './dates.ts';

const forms: [written: string, german: string, english: string][] = [
  ['2018', '2018', '2018'],
  ['seit 2018', '2018', '2018'],
  ...[
    '2018-04 2018/04 2018.04 2018/4 2018-04-15 04/2018 4/2018 04.2018 04-2018 15.04.2018 15.04.18 4/18',
    'April_2018 april_2018 APRIL_2018 Apr._2018 Apr_2018 15._April_2018 April,_2018 April_15,_2018 2018_April Apr/2018',
    "Apr_'18 Apr._’18 04/'18 seit_April_2018 seit_dem_15._April_2018 ab_04/2018 since_April_2018 bis_April_2018 until_04/2018",
  ]
    .flatMap((row) => row.split(' '))
    .map((form): [string, string, string] => [form.replaceAll('_', ' '), '04/2018', 'Apr 2018']),
  ...['März', 'März', 'Mär.', 'Mrz.', 'Maerz', 'March', 'Mar'].map((name): [string, string, string] => [
    `${name} 2020`,
    '03/2020',
    'Mar 2020',
  ]),
  ['Jänner 2020', '01/2020', 'Jan 2020'],
  ['Sept. 2009', '09/2009', 'Sep 2009'],
  ['May 2021', '05/2021', 'May 2021'],
  ['Class of 2021', '2021', '2021'],
  ...['Août 2019', 'agosto 2019', 'Ago 2019', 'Ağustos 2019', 'sierpień 2019', 'августа 2019'].map(
    (written): [string, string, string] => [written, '08/2019', 'Aug 2019'],
  ),
  ['Mars  2018', '03/2018', 'Mar 2018'],
  ['Juillet 2020', '07/2020', 'Jul 2020'],
  ['Abr 2020', '04/2020', 'Apr 2020'],
  ...'heute|Heute|bis heute|jetzt|aktuell|today|Present|Presente|Present (2y)'
    .split('|')
    .map((word): [string, string, string] => [word, 'heute', 'present']),
];

test.each(forms)('%s is %s in German and %s in English', (written, german, english) => {
  const date = readDate(written);
  expect(date && [shownDate(date, languages.de), shownDate(date, languages.en)]).toEqual([german, english]);
  // The page's own words are understood again.
  expect(readDate(german)).toEqual(readDate(english));
});

test.each([
  'Frühjahr 2020',
  'Q3 2020',
  'WS 2010/11',
  '2018-13',
  '31.04.2018',
  '2020.5',
  '00/2018',
  '2018 – 2020',
  '19',
  '20255',
  'irgendwann',
  'Ma 2020',
  '2027 (voraussichtlich)',
  'heute (Elternzeit)',
  '',
])('%j is not understood', (written) => {
  expect(readDate(written)).toBeUndefined();
});

test.each([
  ['seit April 2018', true],
  ['Since 2018', true],
  ['April 2018', false],
  ['bis heute', false],
])('%s goes on by itself: %s', (written, goesOn) => {
  expect(isSince(written)).toBe(goesOn);
});

describe('the order of entries', () => {
  test('is newest first, by the end and then by the beginning', () => {
    const entries = [
      { from: '2010', to: '2014' },
      { from: '04/2018', to: '03/2020' },
      { from: '03/2020', to: 'heute' },
      { from: '2015', to: '03/2020' },
      { from: '06/2021', to: 'heute' },
    ];
    const begins = newestFirst(entries).map(({ from }) => from);
    expect(begins).toEqual(['06/2021', '03/2020', '04/2018', '2015', '2010']);
    const years = newestFirst([{ year: '2024' }, { year: '05/2025' }, { year: '2025' }]);
    expect(years.map(({ year }) => year)).toEqual(['2025', '05/2025', '2024']);
    expect(newestFirst([{ date: '2024' }, { date: '05/2025' }])).toEqual([
      { date: '05/2025' },
      { date: '2024' },
    ]);
  });

  /** Names of dates that say something else than an entry's place in its list. */
  const unordered: readonly string[] = [];

  test.each(datesOfLists(schemaTree).filter(({ name }) => !unordered.includes(name)))(
    'goes by $name of $list',
    ({ name }) =>
      expect(newestFirst([{ [name]: '2024' }, { [name]: '2025' }])[0]).toEqual({ [name]: '2025' }),
  );

  test('stays the owner’s where dates are the same, or one is not understood', () => {
    const same = [
      { year: '2025', id: 1 },
      { year: '2025', id: 2 },
    ];
    expect(newestFirst(same)).toEqual(same);
    const unknown = [{ from: '2010' }, { from: 'Frühjahr 2020' }, { from: '2015' }];
    expect(newestFirst(unknown)).toEqual(unknown);
    expect(newestFirst([{ from: '2010' }, {}])).toEqual([{ from: '2010' }, {}]);
  });
});

/** The fields of dates in the entries of lists. */
function datesOfLists(field: Field, path = ''): { list: string; name: string }[] {
  return Object.entries(field.properties ?? {}).flatMap(([list, { items, ...block }]) => {
    const entry = Object.entries(items?.properties ?? {});
    const dates = entry.flatMap(([name, { isDate }]) => (isDate ? { list: `${path}${list}`, name } : []));
    return [...dates, ...datesOfLists(items ?? block, `${path}${list}.`)];
  });
}
