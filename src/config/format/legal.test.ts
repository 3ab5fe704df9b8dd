import { describe, expect, test } from 'vitest';
import { businessId, countryCode, vatId, webAddress } from './legal.ts';

describe('a VAT identification number', () => {
  test.each(['DE123456789', 'DE 123 456 789', 'ATU12345678', 'NL123456789B01'])('may be %s', (value) => {
    expect(vatId.hint(value)).toBeUndefined();
  });

  test('without its country gets it offered', () => {
    expect(vatId.hint('123456789')).toBe("Put the country in front: 'DE123456789'.");
  });

  test.each(['12/345/67890', '30/123/45678', '2893081508152'])(
    'is not the tax number %s, which is private',
    (value) => {
      expect(vatId.hint(value)).toMatch(/^This looks like a tax number \(Steuernummer\).*leave vatId out\.$/);
    },
  );

  test.each(['DE12345678', 'DE1234567890', 'keine'])('is not %s', (value) => {
    expect(vatId.hint(value)).toContain('DE and nine digits');
  });
});

describe('a business identification number', () => {
  test('is DE, nine digits and the activity', () => {
    expect(businessId.hint('DE123456789-00001')).toBeUndefined();
  });

  test('is not complete without the activity', () => {
    expect(businessId.hint('DE123456789')).toContain('five digits');
  });

  test('is not the tax number, which is private', () => {
    expect(businessId.hint('12/345/67890')).toContain('leave businessId out');
  });
});

describe('a country', () => {
  test.each(['DE', 'US', 'CH', 'EU'])('may be %s', (value) => {
    expect(countryCode.hint(value)).toBeUndefined();
  });

  test.each([
    ['de', 'DE'],
    ['Deutschland', 'DE'],
    ['Germany', 'DE'],
    ['USA', 'US'],
    ['Vereinigte Staaten', 'US'],
    ['UK', 'GB'],
    ['Niederlande', 'NL'],
  ])('written as "%s" is taken for %s', (value, code) => {
    expect(countryCode.hint(value)).toBe(`Write '${code}'.`);
  });

  test.each(['Atlantis', 'ZZ', 'DD', ''])('is not "%s"', (value) => {
    expect(countryCode.hint(value)).toBeDefined();
  });
});

describe("the address of somebody else's page", () => {
  test.each(['https://example.com/privacy', 'http://example.com'])('may be %s', (value) => {
    expect(webAddress.hint(value)).toBeUndefined();
  });

  test('without its scheme gets it offered', () => {
    expect(webAddress.hint('www.example.com/privacy')).toBe("Write 'https://www.example.com/privacy'.");
    expect(webAddress.hint('//example.com')).toBe("Write 'https://example.com'.");
  });

  test.each(['javascript:alert(1)', 'files/privacy.pdf', 'see there'])('is not %s', (value) => {
    expect(webAddress.hint(value)).toBeDefined();
  });
});
