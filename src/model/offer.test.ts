import { expect, test } from 'vitest';
import { serviceIcon, serviceIconKeys } from './offer.ts';

const keys = [
  'website',
  'mobile',
  'webapp',
  'support',
  'cloud',
  'network',
  'consulting',
  'opensource',
  'firewall',
  'voip',
  'digitalization',
  'hosting',
];

test('each of the twelve icon keys has an icon of its own', () => {
  expect(keys.map(serviceIcon).sort()).toEqual(serviceIconKeys.map((key) => `service-${key}`).sort());
  expect(new Set(keys.map(serviceIcon)).size).toBe(12);
});

test.each(['unknown', '', undefined, 'constructor', 'Cloud'])(
  'the key %j falls back to consulting',
  (key) => {
    expect(serviceIcon(key)).toBe('service-consulting');
  },
);
