import { expect, it } from 'vitest';
import { withoutUnusedProperties } from './unused-properties.ts';

it('leaves out the custom properties that nothing reads, and those that only they read', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:3px;top:0}.x{--d:var(--e,2px);margin:var(--c)}';
  expect(withoutUnusedProperties(css, [])).toBe(':root{--c:3px;top:0}.x{margin:var(--c)}');
});

it('keeps those that other styles read', () => {
  const css = ':root{--a:1px;--b:var(--a)}.x--y:hover,.z{top:0}';
  expect(withoutUnusedProperties(css, ['p{left:var(--b)}'])).toBe(css);
});
