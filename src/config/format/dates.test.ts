import { describe, expect, test } from 'vitest';
import { languages } from '../../site/languages.ts';
import { table } from '../../table.fixture.ts';
import { type Field, schemaTree } from '../schema-tree.ts';
import { isSince, newestFirst, readDate, shownDate } from './dates.ts';

/** A date in German and in English, and the ways in which owners write it. */
test.each(table`
  2018 | 2018 | 2018 | seit 2018
  2021 | 2021 | Class of 2021
  04/2018 | Apr 2018 | 2018-04 | 2018/04 | 2018.04 | 2018/4 | 2018-04-15 | 04/2018 | 4/2018 | 04.2018 | 04-2018 | 15.04.2018 | 15.04.18 | 4/18
  04/2018 | Apr 2018 | April 2018 | april 2018 | APRIL 2018 | Apr. 2018 | Apr 2018 | 15. April 2018 | April, 2018 | April 15, 2018 | 2018 April | Apr/2018
  04/2018 | Apr 2018 | Apr '18 | Apr. ’18 | 04/'18 | seit April 2018 | seit dem 15. April 2018 | ab 04/2018 | since April 2018 | bis April 2018 | until 04/2018
  03/2020 | Mar 2020 | März 2020 | Ma\u0308rz 2020 | Mär. 2020 | Mrz. 2020 | Maerz 2020 | March 2020 | Mar 2020
  01/2020 | Jan 2020 | Jänner 2020
  09/2009 | Sep 2009 | Sept. 2009
  05/2021 | May 2021 | May 2021
  08/2019 | Aug 2019 | Août 2019 | agosto 2019 | Ago 2019 | Ağustos 2019 | sierpień 2019 | августа 2019
  03/2018 | Mar 2018 | Mars  2018
  07/2020 | Jul 2020 | Juillet 2020
  04/2020 | Apr 2020 | Abr 2020
  heute | present | heute | Heute | bis heute | jetzt | aktuell | today | Present | Presente | Present (2y)
`)('%s in German is %s in English', (german = '', english, ...forms) => {
  for (const form of forms) {
    const date = readDate(form);
    expect(date && [shownDate(date, languages.de), shownDate(date, languages.en)], form).toEqual([
      german,
      english,
    ]);
  }
  // The page's own words are understood again.
  expect(readDate(german)).toBe(readDate(english ?? ''));
});

test.each(
  'Frühjahr 2020|Q3 2020|WS 2010/11|2018-13|31.04.2018|2020.5|00/2018|2018 – 2020|19|20255|irgendwann|Ma 2020|2027 (voraussichtlich)|heute (Elternzeit)|'.split(
    '|',
  ),
)('%j is not understood', (written) => expect(readDate(written)).toBeUndefined());

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
