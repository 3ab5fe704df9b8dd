import { describe, expect, test } from 'vitest';
import { changed, problemsOf, warningsOf } from '../../complete-config.fixture.ts';

const told = (prices: object | undefined, pricing = '80€/Stunde') => {
  const services = { display: true, list: [{ name: 'X', pricing }], prices };
  return warningsOf(changed('services', services)).map(({ path, message }) => `${path}: ${message}`);
};

describe('Prices', () => {
  test('of which nobody says whether tax is in them are told', () => {
    expect(told(undefined)).toEqual([
      expect.stringMatching(/^services\.prices: Missing, .* such as '80€\/Stunde'\. .*PAngV.*smallBusiness/),
    ]);
    expect(warningsOf(changed('services', undefined))).toEqual([]);
    const rate = changed('availability', { from: 'sofort', rate: '90 €/Stunde' });
    expect(warningsOf({ ...rate, services: undefined })).toEqual([
      { path: 'services.prices', message: expect.stringContaining("'90 €/Stunde'") },
    ]);
  });

  test('without tax are not for consumers', () => {
    expect(told({ vat: 'excluded', audience: 'consumers' })).toEqual([
      expect.stringMatching(/^services\.prices: .*'excluded' together with audience 'consumers'/),
    ]);
  });

  test('of one service for consumers have the tax in them, and one for whom nobody says has none of its own', () => {
    const services = {
      display: true,
      list: [
        { name: 'A', pricing: '80 €', audience: 'both', vat: 'excluded' },
        { name: 'B', pricing: '80 €', vat: 'excluded' },
        { name: 'C', pricing: '80 €', audience: 'businesses', vat: 'excluded' },
        { name: 'D', pricing: '80 €', audience: 'consumers' },
      ],
      prices: { vat: 'included' },
    };
    expect(warningsOf(changed('services', services))).toEqual([
      { path: 'services.list[0].vat', message: expect.stringMatching(/audience 'both'.*PAngV/) },
      { path: 'services.list[1].vat', message: expect.stringContaining("Add `audience: 'businesses'`") },
    ]);
    const each = { display: true, list: services.list.slice(2) };
    expect(warningsOf(changed('services', each))).toEqual([]);
  });

  test.each(['included', 'excluded'])('of a Kleinunternehmer have no VAT of their own, such as %s', (vat) => {
    const list = [{ name: 'A', pricing: '80 €', audience: 'businesses', vat }];
    expect(problemsOf(changed('services', { list, prices: { vat: 'smallBusiness' } }))).toEqual([
      { path: 'services.list[0].vat', message: expect.stringContaining("'smallBusiness' there is no VAT") },
    ]);
  });

  test.each([
    [{ vat: 'included' }],
    [{ vat: 'excluded' }],
    [{ vat: 'excluded', audience: 'businesses' }],
    [{ vat: 'smallBusiness', audience: 'consumers' }],
  ])('are well explained by %j', (prices) => {
    expect(told(prices)).toEqual([]);
  });

  test('need no explanation where there are none', () => {
    expect(told(undefined, 'Auf Anfrage')).toEqual([]);
  });
});
