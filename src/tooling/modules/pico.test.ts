import { expect, it } from 'vitest';
import { presentSelectors } from './pico.ts';

it('What the page has no element of is left out of a rule', () => {
  expect(presentSelectors(['button', '[type=submit]', '[type=button]', '[role=button]', 'select'])).toEqual([
    'button',
    '[type=button]',
  ]);
  expect(presentSelectors(['audio:not([controls])', 'pre > samp', 'pre code', 'ins'])).toEqual(['pre code']);
});

it('What stands in a list with something that the page has, or only says that it is not of a kind, stays', () => {
  const selectors = [
    ':where(audio, img, video)',
    ':where(a:not([role=button])):is(:hover,:focus)',
    '[tabindex]:not([type=submit],[type=file])',
  ];
  expect(presentSelectors(selectors)).toEqual(selectors);
});

it('Elements that no text has are left out, but in lists of others', () => {
  const texts = ['pre', 'code', 'pre > code', 'pre code', 'abbr[title]'];
  const selectors = [...texts, ':where(p, pre, table)', 'small'];
  expect(presentSelectors(selectors, ['pre', 'abbr'])).toEqual(['code', ':where(p, pre, table)', 'small']);
  expect(presentSelectors(selectors)).toEqual(selectors);
});
