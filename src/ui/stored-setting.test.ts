import { afterEach, expect, it, vi } from 'vitest';
import { deviceKey } from '../model/device-entries.ts';
import { readSetting, writeSetting } from './stored-setting.ts';

afterEach(() => vi.unstubAllGlobals());

function fakeStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

it("keeps sites in different folders of one host apart, under the product's name", () => {
  expect(deviceKey('/', 'theme')).toBe('portfolio@/|theme');
  expect(deviceKey('/repo/', 'theme')).toBe('portfolio@/repo/|theme');
});

it('reads what it wrote', () => {
  fakeStorage();
  expect(readSetting('/repo/', 'theme')).toBeNull();
  writeSetting('/repo/', 'theme', 'nord');
  expect(readSetting('/repo/', 'theme')).toBe('nord');
  expect(readSetting('/', 'theme')).toBeNull();
});

it('survives a storage that throws when it is used', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readSetting('/', 'theme')).toBeNull();
  expect(() => writeSetting('/', 'theme', 'nord')).not.toThrow();
});

it('survives a storage that throws when it is only looked at, as a blocked one does', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    expect(readSetting('/', 'theme')).toBeNull();
    expect(() => writeSetting('/', 'theme', 'nord')).not.toThrow();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});

it('takes no name that the privacy page does not know', () => {
  fakeStorage();
  // @ts-expect-error: not in the table.
  writeSetting('/', 'visits', '1');
  // @ts-expect-error: not kept there.
  writeSetting('/', 'reloaded', '1');
  expect(readSetting('/', 'theme')).toBeNull();
});
