import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ThemeConfig } from './choice.ts';
import { createThemeStore } from './store.ts';

/** As much of a browser as the store touches. */
function openPage({ stored, prefersDark = false }: { stored?: string; prefersDark?: boolean } = {}) {
  const events = new EventTarget();
  const darkScheme = Object.assign(new EventTarget(), { matches: prefersDark });
  const items = new Map(stored === undefined ? [] : [['portfolio@/|theme', stored]]);
  const root = { dataset: {} as { theme?: string } };
  const meta = {
    content: '',
    setAttribute: (_name: string, value: string) => Object.assign(meta, { content: value }),
  };
  vi.stubGlobal('matchMedia', () => darkScheme);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', { documentElement: root, querySelector: () => meta });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => ` page of ${root.dataset.theme} ` }));
  return {
    items,
    meta,
    root,
    system(prefersDark: boolean) {
      darkScheme.matches = prefersDark;
      darkScheme.dispatchEvent(new Event('change'));
    },
    otherTab(key: string | null, value?: string) {
      if (key === null) items.clear();
      else if (value !== undefined) items.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}

const config: ThemeConfig = {
  defaultTheme: 'lofi',
  disableSwitch: false,
  respectPrefersColorScheme: true,
  displayAvatarRing: true,
  themes: ['light', 'dark', 'nord'],
};

describe('the theme store', () => {
  const changed = vi.fn();
  beforeEach(() => changed.mockReset());
  afterEach(() => vi.unstubAllGlobals());

  it('keeps a chosen theme for this visit when the storage refuses it', () => {
    openPage();
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const store = createThemeStore(config, '/');
    store.choose('nord');
    expect(store.get()).toBe('nord');
  });

  it('follows another tab of the same site, and only of the same', () => {
    const page = openPage();
    const store = createThemeStore(config, '/');
    store.subscribe(changed);
    page.otherTab('portfolio@/other/|theme', 'nord');
    expect(store.get()).toBe('lofi');
    page.otherTab('portfolio@/|theme', 'nord');
    expect(store.get()).toBe('nord');
    expect(page.root.dataset.theme).toBe('nord');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('returns to the default theme when another tab clears the storage', () => {
    const page = openPage({ stored: 'nord' });
    const store = createThemeStore(config, '/');
    store.subscribe(changed);
    page.otherTab(null);
    expect(store.get()).toBe('lofi');
    expect(page.root.dataset.theme).toBe('lofi');
    expect(page.meta.content).toBe('page of lofi');
  });

  it('does not follow a system whose preference is not respected', () => {
    const page = openPage();
    const store = createThemeStore({ ...config, respectPrefersColorScheme: false }, '/');
    store.subscribe(changed);
    page.system(true);
    expect(page.root.dataset.theme).toBe('lofi');
  });

  it('stops listening with its last subscriber, and not before', () => {
    const page = openPage();
    const store = createThemeStore(config, '/');
    const leave = store.subscribe(changed);
    store.subscribe(() => {})();
    page.system(true);
    expect(changed).toHaveBeenCalledTimes(1);
    leave();
    page.system(false);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(page.root.dataset.theme).toBe('dark');
  });
});
