import { expect, test } from 'vitest';
import { serviceIconNames } from './icon-name.ts';
import { serviceIcon } from './service-icon.ts';

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
  expect(keys.map(serviceIcon).sort()).toEqual([...serviceIconNames].sort());
});

test.each(['unknown', '', undefined, 'constructor', 'Cloud'])(
  'the key %j falls back to consulting',
  (key) => {
    expect(serviceIcon(key)).toBe('service-consulting');
  },
);
