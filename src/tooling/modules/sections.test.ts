import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import { sections } from '../../model/section.ts';
import { root } from '../commands/run.mjs';
import { sectionImports } from './sections.ts';

test.each(Object.keys(sections))('the section %s has its component in src/sections', (id) => {
  expect(existsSync(join(root, `src/sections/${id}.tsx`))).toBe(true);
});

test('a site imports the sections that it has and no other', () => {
  const own = { header: 'Werte', text: 'Verlässlich.' };
  const { sections: used } = siteOf({
    github: { username: 'octocat' },
    skills: ['Docker'],
    badges: [],
    // These mean something in the language of the module.
    customSections: ['new', 'constructor'].map((id) => ({ id, ...own })),
  });
  const imported = [...sectionImports(used).matchAll(/sections\/([a-z-]+)\.tsx/g)].map(([, id]) => id);
  expect(imported).toEqual(
    'theme profile details skills remote-support featured-repositories custom'.split(' '),
  );
});
