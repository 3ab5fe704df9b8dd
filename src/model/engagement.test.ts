import { describe, expect, it } from 'vitest';
import fc from '../property.fixture.ts';
import { inGroups, latestFirst, rowsBetween, skillMatrix } from './engagement.ts';

const today = '2026-06-15';
const used = (from: string, to: string | undefined, ...technologies: string[]) => ({
  from,
  ...(to !== undefined && { to }),
  technologies,
});

const monthNamed = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
const calendar = Array.from({ length: 13 * 12 }, (_, index) => monthNamed(2015 * 12 + index));
const technologies = ['A', 'B', 'C'];
const history = fc.array(
  fc
    .tuple(fc.subarray(calendar, { minLength: 1, maxLength: 2 }), fc.subarray(technologies))
    .map(([[from = '', to], list]) => used(from, to, ...list)),
  { maxLength: 12 },
);

describe('skillMatrix', () => {
  it('counts the first and the last month, and overlapping months once', () => {
    expect(
      skillMatrix([used('2024-01', '2024-06', 'A', 'B'), used('2024-04', '2024-09', 'A')], today),
    ).toEqual([
      { technology: 'A', months: 9, lastUsed: '2024-09', projects: 2 },
      { technology: 'B', months: 6, lastUsed: '2024-06', projects: 1 },
    ]);
  });

  it('counts each month once in which a technology was used, and none of the future', () => {
    const past = calendar.filter((month) => month <= today.slice(0, 7));
    fc.assert(
      fc.property(history, (entries) => {
        const rows = skillMatrix(entries, today);
        expect(skillMatrix(entries.toReversed(), today), 'in the order of the rows').toEqual(rows);
        for (const technology of technologies) {
          const using = entries.filter((entry) => entry.technologies.includes(technology));
          const months = past.filter((month) =>
            using.some(({ from, to = month }) => from <= month && month <= to),
          );
          const row = rows.find((one) => one.technology === technology);
          expect([row?.months ?? 0, row?.lastUsed]).toEqual([months.length, months.at(-1)]);
        }
      }),
    );
  });
});

describe('inGroups', () => {
  const rows = skillMatrix([used('2024-01', '2024-06', 'A', 'B', 'C', 'D')], today);
  const namesIn = (groups?: Parameters<typeof inGroups>[1]) =>
    inGroups(rows, groups).map(({ group, rows: own }) => [
      group,
      own.map(({ technology }) => technology).join(''),
    ]);

  it('puts each row into the first group that has it, and the others last', () => {
    const groups = [{ list: ['D'] }, { group: 'One', list: ['C', 'A'] }, { group: 'Two', list: ['A', 'E'] }];
    expect(namesIn(groups)).toEqual([
      ['One', 'AC'],
      [undefined, 'BD'],
    ]);
    expect(namesIn()).toEqual([[undefined, 'ABCD']]);
  });
});

it('puts what goes on first, then what ended last', () => {
  const entries = [used('2020-01', '2024-01'), used('2019-01', undefined), used('2023-01', '2024-01')];
  expect(latestFirst(entries).map(({ from }) => from)).toEqual(['2019-01', '2023-01', '2020-01']);
});

it('divides the rows of groups as if they were one list', () => {
  const row = (technology: string) => ({ technology, months: 1, lastUsed: '2026-01', projects: 1 });
  const groups = [
    { group: 'A', rows: [row('a'), row('b')] },
    { group: 'B', rows: [row('c'), row('d')] },
  ];
  const names = (from: number, to: number) =>
    rowsBetween(groups, from, to).map(({ group, rows }) => [
      group,
      ...rows.map(({ technology }) => technology),
    ]);
  expect(names(0, 3)).toEqual([
    ['A', 'a', 'b'],
    ['B', 'c'],
  ]);
  expect(names(3, 4)).toEqual([['B', 'd']]);
});
