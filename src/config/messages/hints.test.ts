import { expect, test } from 'vitest';
import { legal } from '../fields/legal.ts';
import { hints } from './hints.ts';

const pathsOf = (block: object) => hints({ legal: legal.parse(block) }).map(({ path }) => path);
const whole = { insurer: 'V AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' };

test('What clients are to know before a contract is a hint while it is not said', () => {
  expect(pathsOf({ name: 'Erika' })).toEqual(['legal.insurance', 'legal.terms', 'legal.jurisdiction']);
  expect(pathsOf({ name: 'Erika', insurance: { insurer: 'V AG' } })).toEqual([
    'legal.insurance.address',
    'legal.insurance.territory',
    'legal.terms',
    'legal.jurisdiction',
  ]);
  expect(pathsOf({ name: 'Erika', insurance: whole, terms: 'agb.pdf', jurisdiction: 'Berlin.' })).toEqual([]);
});

test('A hint says that the page is one way of four', () => {
  expect(hints({ legal: legal.parse({ name: 'Erika' }) })[0]?.message).toMatch(
    /^Not said\. .*Nr\. 11.* one of four ways .*Add `insurance: \{.*leave it if it does not concern you\.$/,
  );
});

test('Who has not begun with the block is told what matters more', () => {
  expect(pathsOf({})).toEqual([]);
});
