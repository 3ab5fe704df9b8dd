import { expect, it, vi } from 'vitest';
import { readSetting, writeSetting } from './stored-setting.ts';

it("is kept under the product's name, for each site of a host apart", () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  writeSetting('/repo/', 'theme', 'nord');
  expect([...items]).toEqual([['portfolio@/repo/|theme', 'nord']]);
  expect(readSetting('/repo/', 'theme')).toBe('nord');
  expect(readSetting('/', 'theme')).toBeNull();
});

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it.each([
  ['used', { value: { getItem: refuse, setItem: refuse } }],
  ['looked-at', { get: refuse }],
])('holds for this visit when blocked storage throws as soon as it is %s', (when, storage) => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage });
  expect(readSetting(`/${when}/`, 'theme')).toBeNull();
  writeSetting(`/${when}/`, 'theme', 'nord');
  expect(readSetting(`/${when}/`, 'theme')).toBe('nord');
});

it('takes the place of what is stored when the storage is full', () => {
  const items = new Map([['portfolio@/full/|consent', 'granted']]);
  const value = { getItem: () => null, setItem: refuse, removeItem: (key: string) => items.delete(key) };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value });
  writeSetting('/full/', 'consent', 'denied');
  expect([...items.keys()]).toEqual([]);
});
