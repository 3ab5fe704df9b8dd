import { expect, it } from 'vitest';
import { withoutPrint, withoutUnusedProperties } from './document-styles.ts';

it('puts what only paper needs into a sheet of its own, in the same layers', () => {
  const css =
    '@layer a,ui;@layer ui{.card{color:red}@media print{.card{border:0}}}a{color:blue}@media print{nav,a{display:none}}@media screen{@container (width>=9rem){b{top:0}}}';
  expect(withoutPrint(css)).toEqual({
    screen:
      '@layer a,ui;@layer ui{.card{color:red}}a{color:blue}@media screen{@container (width>=9rem){b{top:0}}}',
    print: '@layer ui{.card{border:0}}nav,a{display:none}',
  });
});

it('leaves a style sheet without rules for paper as it is', () => {
  const css = '@font-face{font-family:a}@layer ui{p{margin:0}}p:hover{color:red}';
  expect(withoutPrint(css)).toEqual({ screen: css, print: '' });
});

it('leaves out the custom properties that nothing reads, and those that only they read', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:3px;top:0}.x{--d:var(--e,2px);margin:var(--c)}';
  expect(withoutUnusedProperties(css, [])).toBe(':root{--c:3px;top:0}.x{margin:var(--c)}');
});

it('keeps those that other styles read', () => {
  const css = ':root{--a:1px;--b:var(--a)}.x--y:hover,.z{top:0}';
  expect(withoutUnusedProperties(css, ['p{left:var(--b)}'])).toBe(css);
});
