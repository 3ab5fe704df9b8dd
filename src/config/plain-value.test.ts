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
    expect(plainValue([null, 'a', '', { x: '', y: [{}] }, { x: 'b' }])).toEqual([
      undefined,
      'a',
      undefined,
      undefined,
      { x: 'b' },
    ]);
  });

  it('keeps the two empty texts that mean something', () => {
    const config = {
      services: { header: ' ' },
      blog: { source: '', username: '' },
      projects: { github: { header: '' } },
    };
    expect(plainValue(config)).toEqual({
      services: { header: '' },
      blog: { source: '' },
      projects: { github: {} },
    });
  });

  it('takes objects without a prototype and from other worlds', () => {
    expect(plainValue(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 });
  });

  it('keeps a key named __proto__ a key', () => {
    const plain = plainValue(JSON.parse('{"__proto__": {"polluted": true}}')) as Record<string, unknown>;
    expect(Object.keys(plain)).toEqual(['__proto__']);
    expect(plain.polluted).toBeUndefined();
  });

  it('takes the same block in two places, which is no cycle', () => {
    const shared = { a: 1 };
    expect(plainValue({ x: shared, y: [shared] })).toEqual({ x: { a: 1 }, y: [{ a: 1 }] });
  });

  it.each([
    ['a function', () => 1, 'a function'],
    ['a symbol', Symbol('x'), 'a symbol'],
    ['a bigint', 1n, 'a bigint'],
    ['a date', new Date(0), 'a Date'],
    ['a map', new Map(), 'a Map'],
    ['a promise', Promise.resolve(), 'a Promise'],
    ['a list of billions', new Array(4_294_967_295), 'a list of 4294967295 entries'],
  ])('names %s', (_, value, name) => {
    expect(described(value)).toBe(name);
  });

  it('names a getter that throws, at its own place', () => {
    const config = {
      a: 1,
      get b(): never {
        throw new Error('no network');
      },
    };
    const plain = plainValue(config) as { a: number; b: symbol };
    expect(plain.a).toBe(1);
    expect(plain.b.description).toBe('a value that cannot be read (no network)');
  });

  it('names a cycle where it closes', () => {
    const config: Record<string, unknown> = { a: 1 };
    config.self = { inner: config };
    expect(plainValue(config)).toEqual({ a: 1, self: { inner: expect.any(Symbol) } });
  });

  it('gives up on what has no end', () => {
    const lists = Array.from({ length: 60 }).reduce<unknown[]>((inner) => [inner, inner], [1]);
    expect(() => plainValue(lists)).not.toThrow();
    const bottomless: object = new Proxy(
      {},
      {
        get: () => bottomless,
        ownKeys: () => ['projects', 'skills'],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    );
    expect(described(bottomless)).toEqual({ projects: expect.any(Symbol), skills: expect.any(Symbol) });
    const nest = (depth: number): object => ({
      get inner() {
        return nest(depth + 1);
      },
    });
    expect(JSON.stringify(plainValue(nest(0))).length).toBeLessThan(1_000);
  });

  it('names what refuses to be looked at', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(described(proxy)).toMatch(/^a value that cannot be read/);
    const moody = {
      get name(): never {
        throw {
          toString: () => {
            throw new Error('even this');
          },
        };
      },
    };
    expect(plainValue(moody)).toEqual({ name: expect.any(Symbol) });
  });
});
