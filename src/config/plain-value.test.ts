import { describe, expect, it } from 'vitest';
import { plainValue } from './plain-value.ts';

/** What a value that is no data became: the symbol's description. */
const described = (value: unknown): unknown => {
  const plain = plainValue({ here: value }) as { here?: unknown };
  return typeof plain.here === 'symbol' ? plain.here.description : plain.here;
};

describe('The plain copy', () => {
  it('leaves out what means "not given"', () => {
    expect(plainValue({ a: null, b: undefined, c: '', d: ' \n', e: 0, f: false, g: ' x ' })).toEqual({
      e: 0,
      f: false,
      g: 'x',
    });
  });

  it('leaves holes for list entries with nothing in them, so that the others keep their places', () => {
    const plain = plainValue([null, 'a', { x: '', y: [{}] }, { x: 'b' }]);
    expect(plain).toEqual([undefined, 'a', undefined, { x: 'b' }]);
  });

  it('keeps the two empty texts that mean something', () => {
    const projects = { github: { header: '' } };
    const config = { services: { header: ' ' }, blog: { source: '', username: '' }, projects };
    const kept = { services: { header: '' }, blog: { source: '' }, projects: { github: {} } };
    expect(plainValue(config)).toEqual(kept);
  });

  it('takes objects without a prototype', () => {
    expect(plainValue(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 });
  });

  it('keeps a key named __proto__ a key', () => {
    const plain = plainValue(JSON.parse('{"__proto__": {"polluted": true}}')) as Record<string, unknown>;
    expect(Object.keys(plain)).toEqual(['__proto__']);
    expect(plain.polluted).toBeUndefined();
  });

  it('takes the same block in two places', () => {
    const shared = { a: 1 };
    expect(plainValue({ x: shared, y: [shared] })).toEqual({ x: { a: 1 }, y: [{ a: 1 }] });
  });

  const throwing = () => {
    throw new Error('no');
  };

  it.each([
    ['a function', () => 1, 'a function'],
    ['a bigint', 1n, 'a bigint'],
    ['a date', new Date(0), 'a Date'],
    ['a promise', Promise.resolve(), 'a Promise'],
    [
      'a getter that throws',
      Object.defineProperty({}, 'a', { enumerable: true, get: throwing }),
      "a value that throws 'Error: no'",
    ],
    ['a proxy that throws', new Proxy({}, { ownKeys: throwing }), "a value that throws 'Error: no'"],
  ])('names %s', (_, value, name) => {
    expect(described(value)).toBe(name);
  });
});
