import { expect, test } from 'vitest';
import { serviceIcon } from './offer.ts';

test('a known key has an icon of its own, any other that of consulting', () => {
  expect(serviceIcon('cloud')).toBe('service-cloud');
  for (const key of ['unknown', '', undefined, 'constructor', 'Cloud'])
    expect(serviceIcon(key)).toBe('service-consulting');
});
