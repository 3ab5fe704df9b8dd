import { expect, test } from 'vitest';
import { rateWithTax } from './availability.ts';

const note = { included: 'inkl. USt.', excluded: 'zzgl. USt.' };
const law = { smallBusiness: 'Umsatzsteuerfrei.' };

test.each([
  ['120 €/Stunde', 'excluded', '120 €/Stunde zzgl. USt.'],
  ['120 €/Stunde', 'included', '120 €/Stunde inkl. USt.'],
  ['120 €/Stunde', 'smallBusiness', '120 €/Stunde · Umsatzsteuerfrei.'],
  ['80 €/Stunde für Privatkunden', 'included', '80 €/Stunde für Privatkunden inkl. USt.'],
  ['ab August 80 € für die Industrie', 'excluded', 'ab August 80 € für die Industrie zzgl. USt.'],
  ['120 €, § 19 UStG', 'smallBusiness', '120 €, § 19 UStG'],
  ['120 € zzgl. MwSt', 'excluded', '120 € zzgl. MwSt'],
  ['120 € netto', 'excluded', '120 € netto'],
  ['120 €/Stunde', undefined, '120 €/Stunde'],
] as const)('A rate of %s with prices %s is %s', (rate, vat, shown) => {
  const services = vat ? { prices: { vat, audience: 'businesses' } as const } : {};
  expect(rateWithTax({ availability: { from: 'sofort', places: [], rate }, services, law }, note)).toBe(
    shown,
  );
});
