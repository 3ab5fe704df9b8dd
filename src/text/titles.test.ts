import { expect, test } from 'vitest';
import { siteOf } from '../config/site.fixture.ts';
import { ownerName } from './titles.ts';

test('An owner without a name is called as the account says, or by the account’s name', () => {
  const site = siteOf({ github: { username: 'ayse-ol' }, profile: { name: '', bio: 'B', avatar: 'a.svg' } });
  expect(ownerName(site)).toBe('ayse-ol');
  expect(ownerName({ ...site, account: { name: 'Ayşe' } })).toBe('Ayşe');
});
