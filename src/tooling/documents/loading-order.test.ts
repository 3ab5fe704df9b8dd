import { expect, test } from 'vitest';
import { takeApart, withoutPrint } from './loading-order.ts';

test('A shell of another kind than that of the bundler is not taken for one', () => {
  expect(() => takeApart('<html></html>', {}, '/', new Map())).toThrow('index.html has no');
});

test('What only paper needs is in a sheet of its own, in the same layers', () => {
  const css =
    '@layer a,ui;@layer ui{.card{color:red}@media print{.card{border:0}}}a{color:blue}@media print{nav,a{display:none}}@media screen{@container (width>=9rem){b{top:0}}}@layer a{@media print{i{top:0}}}';
  expect(withoutPrint(css)).toEqual({
    screen:
      '@layer a,ui;@layer ui{.card{color:red}}a{color:blue}@media screen{@container (width>=9rem){b{top:0}}}',
    print:
      '@layer ui{@media print{.card{border:0}}}@media print{nav,a{display:none}}@layer a{@media print{i{top:0}}}',
  });
});

test('A style sheet without rules for paper stays as it is', () => {
  const css = '@font-face{font-family:a}@layer ui{p{margin:0}}p:hover{color:red}';
  expect(withoutPrint(css)).toEqual({ screen: css, print: '' });
});
