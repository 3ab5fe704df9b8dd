import { describe, expect, test, vi } from 'vitest';
import { ProviderError } from './resource.ts';
import { countOf, instantOf, itemsOf, linkOf, objectOf, tagsOf, textOf } from './shape.ts';

test('an object is one, a list, a text and null are none', () => {
  expect(objectOf({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, [], 'text', 5, () => {}]) expect(objectOf(value)).toBeUndefined();
});

test('a text is one printable line that is not too long, or none', () => {
  expect(textOf(' <b>two\n words</b> ')).toBe('<b>two words</b>');
  expect(textOf('name\u202ecod.exe')).toBe('namecod.exe');
  expect(textOf('n'.repeat(1_000_000))).toBe(`${'n'.repeat(1_000)}...`);
  for (const value of ['', ' \n', '\u200b', null, undefined, 5, {}, ['a']])
    expect(textOf(value)).toBeUndefined();
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

test.each([
  ['2025-01-15T09:30:00Z', '2025-01-15T09:30:00.000Z'],
  ['2025-01-15T09:30:00.123+02:00', '2025-01-15T07:30:00.123Z'],
  ['2025-01-15 09:30:00', '2025-01-15T09:30:00.000Z'],
  ['2025-07-15 09:30', '2025-07-15T09:30:00.000Z'],
])('the instant %s is %s in UTC, wherever the visitor is', (given, instant) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(instantOf(given)).toBe(instant);
  vi.unstubAllEnvs();
});

test.each([
  'Wed, 15 Jan 2025 09:30:00 GMT',
  '2025-01-15',
  '2025-13-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '',
  1_736_930_000,
  null,
])('%j is no instant', (value) => {
  expect(instantOf(value)).toBeUndefined();
});

test('tags are distinct texts, at most ten', () => {
  expect(tagsOf(['a', ' a', 5, null, '', 'b'])).toEqual(['a', 'b']);
  expect(tagsOf(Array.from({ length: 50 }, (_, index) => `tag ${index}`))).toHaveLength(10);
  expect(tagsOf('a, b')).toEqual([]);
  expect(tagsOf(undefined)).toEqual([]);
});

describe('items', () => {
  const read = ({ id }: Record<string, unknown>) => (typeof id === 'string' ? { link: id } : undefined);
  const idsOf = (list: unknown) =>
    itemsOf(list, { list: 'body', text: 'id' }, read, 'https://api.example').map(({ link }) => link);

  test('are those that can be read, each once', () => {
    expect(idsOf([{ id: 'a' }, null, { id: 5 }, 'b', { id: 'c' }, { id: 'a' }])).toEqual(['a', 'c']);
    expect(idsOf([])).toEqual([]);
  });

  test('of an answer that is not good are none: an error says what it is', () => {
    expect(() => idsOf({})).toThrow(ProviderError);
    expect(() => idsOf([null, { name: 'renamed field' }])).toThrow(/^malformed/);
  });
});
