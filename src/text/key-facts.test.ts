import { expect, test } from 'vitest';
import { availabilityOn, rateWithTax } from './key-facts.ts';

const today = '2026-03-10';

test.each([
  ['sofort', undefined, { status: 'now' }],
  ['2026-03-11', undefined, { status: 'later' }],
  ['2026-03-10', undefined, { status: 'now' }],
  ['ausgebucht', undefined, { status: 'booked' }],
  ['2026-04-01', '2026-06-30', { status: 'later', until: '2026-06-30' }],
  ['2026-01-01', '2026-03-09', { status: 'booked' }],
  ['ausgebucht', '2026-03-10', { status: 'booked', until: '2026-03-10' }],
  ['ausgebucht', '2026-03-09', { status: 'now' }],
])('From %s until %s says %j', (from, until, expected) => {
  expect(availabilityOn(today, { from, ...(until && { until }) })).toEqual(expected);
});

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
