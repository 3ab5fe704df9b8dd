import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceKey } from '../model/device-entries.ts';
import { readSetting, storedSetting, writeSetting } from './stored-setting.ts';

const items = new Map<string, string>();
let window: EventTarget;

beforeEach(() => {
  items.clear();
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const otherTabChanges = (key: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));

it("is kept under the product's name, for each site of a host apart", () => {
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
  ['looked at, as a blocked one does', { get: refuse }],
])('holds for this visit when the storage throws as soon as it is %s', (_, storage) => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage });
  const setting = storedSetting('/', 'theme');
  expect(setting.get()).toBeNull();
  setting.set('nord');
  expect(setting.get()).toBe('nord');
});

it('follows this tab and the others of the same site, and is gone when one of them clears the storage', () => {
  const setting = storedSetting('/', 'theme');
  const changed = vi.fn();
  setting.subscribe(changed);
  setting.set('light');
  expect(changed).toHaveBeenCalledTimes(1);
  items.set(deviceKey('/', 'theme'), 'nord');
  otherTabChanges(deviceKey('/other/', 'theme'));
  expect(changed).toHaveBeenCalledTimes(1);
  otherTabChanges(deviceKey('/', 'theme'));
  expect(changed).toHaveBeenCalledTimes(2);
  expect(setting.get()).toBe('nord');
  items.clear();
  otherTabChanges(null);
  expect(setting.get()).toBeNull();
});

it('knows what another tab has chosen before anything subscribes', () => {
  const setting = storedSetting('/', 'theme');
  expect(setting.get()).toBeNull();
  items.set(deviceKey('/', 'theme'), 'nord');
  setting.subscribe(() => {});
  expect(setting.get()).toBe('nord');
});

it('takes no name that the privacy page does not know', () => {
  // @ts-expect-error: not in the table.
  writeSetting('/', 'visits', '1');
  // @ts-expect-error: not kept there.
  writeSetting('/', 'reloaded', '1');
});
