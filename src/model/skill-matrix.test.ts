import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestFirst, monthsOf } from './engagement.ts';
import { inGroups, skillMatrix } from './skill-matrix.ts';

const today = '2026-06-15';
const used = (from: string, to: string | undefined, ...technologies: string[]) => ({
  from,
  ...(to !== undefined && { to }),
  technologies,
});

const month = fc
  .integer({ min: 2015 * 12, max: 2028 * 12 })
  .map((number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`);
const engagement = fc
  .tuple(month, fc.option(month, { nil: undefined }), fc.subarray(['A', 'B', 'C']))
  .map(([one, other, technologies]) => {
    const [from = one, to] = [one, ...(other === undefined ? [] : [other])].sort();
    return used(from, to, ...technologies);
  });
const history = fc.array(engagement, { maxLength: 12 });
const monthsIn = (entries: Parameters<typeof skillMatrix>[0], technology = 'A') =>
  skillMatrix(entries, today).find((row) => row.technology === technology)?.months ?? 0;

describe('skillMatrix', () => {
  it('counts the first and the last month, and overlapping months once', () => {
    expect(
      skillMatrix([used('2024-01', '2024-06', 'A', 'B'), used('2024-04', '2024-09', 'A')], today),
    ).toEqual([
      { technology: 'A', months: 9, lastUsed: '2024-09', projects: 2 },
      { technology: 'B', months: 6, lastUsed: '2024-06', projects: 1 },
    ]);
  });

  it('counts what goes on until today, and no month of the future', () => {
    const row = { technology: 'A', months: 6, lastUsed: '2026-06', projects: 1 };
    expect(skillMatrix([used('2026-01', undefined, 'A')], today)).toEqual([row]);
    expect(skillMatrix([used('2026-01', '2027-01', 'A')], today)).toEqual([row]);
    expect(skillMatrix([used('2026-08', undefined, 'A')], today)).toEqual([]);
  });

  it('grows with the calendar while a project goes on', () => {
    const [row] = skillMatrix([used('2026-01', undefined, 'A')], '2026-07-01');
    expect(row).toMatchObject({ months: 7, lastUsed: '2026-07' });
  });

  it('does not depend on the order of the entries', () => {
    fc.assert(
      fc.property(
        history.chain((entries) =>
          fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
          ),
        ),
        ([entries, shuffled]) => {
          expect(skillMatrix(shuffled, today)).toEqual(skillMatrix(entries, today));
        },
      ),
    );
  });

  it('loses no month when two histories are merged, and invents none', () => {
    fc.assert(
      fc.property(history, history, (one, other) => {
        const [first, second, both] = [one, other, [...one, ...other]].map((entries) => monthsIn(entries));
        expect(both).toBeGreaterThanOrEqual(Math.max(Number(first), Number(second)));
        expect(both).toBeLessThanOrEqual(Number(first) + Number(second));
      }),
    );
  });

  it('never counts more months than the calendar has', () => {
    fc.assert(
      fc.property(history, (entries) => {
        const begun = entries.filter(({ from }) => from <= today);
        const oldest = begun.map(({ from }) => from).sort()[0];
        const calendar = oldest === undefined ? 0 : monthsOf({ from: oldest }, today).length;
        for (const { months, lastUsed } of skillMatrix(entries, today)) {
          expect(months).toBeLessThanOrEqual(calendar);
          expect(lastUsed <= today.slice(0, 7)).toBe(true);
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
    expect(
      namesIn([{ list: ['D'] }, { group: 'One', list: ['C', 'A'] }, { group: 'Two', list: ['A', 'E'] }]),
    ).toEqual([
      ['One', 'AC'],
      [undefined, 'BD'],
    ]);
  });

  it('makes one list without groups', () => {
    expect(namesIn()).toEqual([[undefined, 'ABCD']]);
  });
});

describe('latestFirst', () => {
  it('puts what goes on first, then what ended last', () => {
    const entries = [used('2020-01', '2024-01'), used('2019-01', undefined), used('2023-01', '2024-01')];
    expect(latestFirst(entries).map(({ from }) => from)).toEqual(['2019-01', '2023-01', '2020-01']);
  });
});
