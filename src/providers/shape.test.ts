import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ProviderError } from './provider-error.ts';
import { countOf, instantOf, itemsOf, linkOf, objectOf, tagsOf, textOf } from './shape.ts';

test('an object is one, a list, a text and null are none', () => {
  expect(objectOf({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, [], 'text', 5, () => {}]) expect(objectOf(value)).toBeUndefined();
});

test('a text is one printable line, or none', () => {
  expect(textOf(' <b>two\n words</b> ')).toBe('<b>two words</b>');
  expect(textOf('name\u202ecod.exe')).toBe('namecod.exe');
  for (const value of ['', ' \n', '\u200b', null, undefined, 5, {}, ['a']])
    expect(textOf(value)).toBeUndefined();
});

test('a text of 200 characters survives, one of a million is cut', () => {
  expect(textOf('n'.repeat(200))).toBe('n'.repeat(200));
  expect(textOf('n'.repeat(1_000_000))).toBe(`${'n'.repeat(1_000)}...`);
});

test('a count is a whole number from zero up', () => {
  expect([0, 7, 1e6].map(countOf)).toEqual([0, 7, 1e6]);
  for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '7', null]) {
    expect(countOf(value)).toBeUndefined();
  }
});

test('a link is an http address', () => {
  expect(linkOf('//cdn.example/a.png')).toBe('https://cdn.example/a.png');
  for (const value of ['javascript:alert(1)', 'data:text/html,x', '/relative', '', null, 5]) {
    expect(linkOf(value)).toBeUndefined();
  }
});

describe('an instant', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('without a zone is UTC, wherever the visitor is', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date('2025-01-15T12:00:00Z').getHours()).toBe(7);
    expect(instantOf('2025-01-15 09:30:00')).toBe('2025-01-15T09:30:00.000Z');
  });

  test.each([
    ['2025-01-15T09:30:00Z', '2025-01-15T09:30:00.000Z'],
    ['2025-01-15T09:30:00.123+02:00', '2025-01-15T07:30:00.123Z'],
    ['2025-01-15 09:30:00', '2025-01-15T09:30:00.000Z'],
    ['2025-07-15 09:30', '2025-07-15T09:30:00.000Z'],
  ])('%s is %s in UTC', (given, instant) => {
    expect(instantOf(given)).toBe(instant);
  });

  test('is not to be had from another form, an impossible time, a placeholder or another type', () => {
    for (const value of [
      'Wed, 15 Jan 2025 09:30:00 GMT',
      '2025-01-15',
      '2025-13-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '1970-01-01T00:00:00Z',
      'yesterday',
      '',
      1_736_930_000,
      null,
    ]) {
      expect(instantOf(value)).toBeUndefined();
    }
  });

  test('survives being written by any zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(instantOf(date.toISOString())).toBe(date.toISOString());
        },
      ),
    );
  });
});

test('tags are distinct texts, at most ten', () => {
  expect(tagsOf(['a', ' a', 5, null, '', 'b'])).toEqual(['a', 'b']);
  expect(tagsOf(Array.from({ length: 50 }, (_, index) => `tag ${index}`))).toHaveLength(10);
  expect(tagsOf('a, b')).toEqual([]);
  expect(tagsOf(undefined)).toEqual([]);
});

describe('items', () => {
  const idsOf = (list: unknown) =>
    itemsOf(
      list,
      ({ id }) => textOf(id),
      (id) => id,
      'https://api.example',
    );

  test('are those that can be read, each once', () => {
    expect(idsOf([{ id: 'a' }, null, { id: 5 }, 'b', { id: 'c' }, { id: 'a' }])).toEqual(['a', 'c']);
    expect(idsOf([])).toEqual([]);
  });

  test('of what is no list are malformed', () => {
    for (const list of [undefined, null, {}, 'items', { length: 2 }]) {
      expect(() => idsOf(list)).toThrow(ProviderError);
    }
  });

  test('of which none can be read are malformed too: they must not look like none', () => {
    expect(() => idsOf([null, { name: 'renamed field' }])).toThrow(/none of 2 items/);
  });
});
