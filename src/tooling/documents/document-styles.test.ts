import { expect, it } from 'vitest';
import { withoutPrint } from './loading-order.ts';

it('puts what only paper needs into a sheet of its own, in the same layers', () => {
  const css =
    '@layer a,ui;@layer ui{.card{color:red}@media print{.card{border:0}}}a{color:blue}@media print{nav,a{display:none}}@media screen{@container (width>=9rem){b{top:0}}}';
  expect(withoutPrint(css)).toEqual({
    screen:
      '@layer a,ui;@layer ui{.card{color:red}}a{color:blue}@media screen{@container (width>=9rem){b{top:0}}}',
    print: '@layer ui{@media print{.card{border:0}}}@media print{nav,a{display:none}}',
  });
});

it('leaves a style sheet without rules for paper as it is', () => {
  const css = '@font-face{font-family:a}@layer ui{p{margin:0}}p:hover{color:red}';
  expect(withoutPrint(css)).toEqual({ screen: css, print: '' });
});
