import { afterEach, expect, it, vi } from 'vitest';
import { readTheme, writeTheme } from './storage.ts';
import { themeKey } from './storage-key.ts';

afterEach(() => vi.unstubAllGlobals());

it("keeps sites in different folders of one host apart, under the product's name", () => {
  expect(themeKey('/')).toBe('portfolio:/:theme');
  expect(themeKey('/repo/')).toBe('portfolio:/repo/:theme');
});

it('reads what it wrote', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  expect(readTheme('/repo/')).toBeNull();
  writeTheme('/repo/', 'nord');
  expect(readTheme('/repo/')).toBe('nord');
  expect(readTheme('/')).toBeNull();
});

it('survives a storage that throws when it is used', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readTheme('/')).toBeNull();
  expect(() => writeTheme('/', 'nord')).not.toThrow();
});

it('survives a storage that throws when it is only looked at, as a blocked one does', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    expect(readTheme('/')).toBeNull();
    expect(() => writeTheme('/', 'nord')).not.toThrow();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
