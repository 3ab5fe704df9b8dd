import { expect, test } from 'vitest';
import { nothingByDefault } from '../../config/shown-by-default.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { sectionImports } from './page-modules.ts';

test('a site imports the sections that it has and no other', () => {
  const own = { header: 'Werte', text: 'Verlässlich.' };
  const { sections: used } = siteOf({
    github: { username: 'octocat' },
    skills: ['Docker'],
    ...nothingByDefault,
    // These mean something in the language of the module.
    customSections: ['new', 'constructor'].map((id) => ({ id, ...own })),
  });
  const imported = [...sectionImports(used).matchAll(/sections\/([a-z-]+)\.tsx/g)].map(([, id]) => id);
  expect(imported).toEqual('theme profile details skills featured-repositories custom'.split(' '));
});

test('a site without sections of its own has the name for them, which the page asks for', () => {
  const { sections: used } = siteOf({ github: { username: 'octocat' } });
  expect(sectionImports(used)).toContain('export const custom = undefined;');
});
