import { expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import { usedIcons } from './icons.ts';

test('a site has the icons of the accounts and services that it names', () => {
  const site = siteOf({
    github: { username: 'erika' },
    social: { x: 'erika' },
    services: { display: true, list: [{ name: 'A', icon: 'voip' }] },
  });
  const icons = usedIcons(site).filter((name) => /^(social|service)-/.test(name));
  expect(icons).toEqual(['social-github', 'social-x', 'service-voip']);
});

test('the icons of a section are there with the section only, also those of the modules that it imports', () => {
  const listed = siteOf({ projects: { latestPublic: { display: true } }, github: { username: 'erika' } });
  const without = siteOf({ projects: { github: { display: false } }, github: { username: 'erika' } });
  expect(usedIcons(listed)).toEqual(
    expect.arrayContaining(['lucide:folder-git-2', 'lucide:star', 'lucide:git-fork']),
  );
  expect(usedIcons(without)).not.toContain('lucide:star');
});
