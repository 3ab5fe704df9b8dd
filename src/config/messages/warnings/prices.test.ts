import { describe, expect, test } from 'vitest';
import { changed, warningsOf } from '../../complete-config.fixture.ts';

const told = (prices: object | undefined, pricing = '80€/Stunde') => {
  const services = { display: true, list: [{ name: 'X', pricing }], prices };
  return warningsOf(changed(['services'], services)).map(({ path, message }) => `${path}: ${message}`);
};

describe('Prices', () => {
  test('of which nobody says whether tax is in them are told', () => {
    expect(told(undefined)).toEqual([
      expect.stringMatching(/^services\.prices: Missing, .* such as '80€\/Stunde'\. .*PAngV.*smallBusiness/),
    ]);
    expect(warningsOf(changed(['services'], undefined))).toEqual([]);
    const rate = changed(['availability'], { from: 'sofort', rate: '90 €/Stunde' }) as object;
    expect(warningsOf({ ...rate, services: undefined })).toEqual([
      { path: 'services.prices', message: expect.stringContaining("'90 €/Stunde'") },
    ]);
  });

  test('without tax are not for consumers', () => {
    expect(told({ vat: 'excluded', audience: 'consumers' })).toEqual([
      expect.stringMatching(/^services\.prices: .*'excluded' together with audience 'consumers'/),
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
