import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import full from '../../e2e/sites/full.ts';
import { compileSite } from '../config/compile-site.ts';
import { layout, parts, type SectionId, sections } from '../model/section.ts';
import { layoutStyles, sectionsModule } from './sections.ts';

const ids = Object.keys(sections) as SectionId[];

test.each(ids)('the section %s has a module that exports it', (id) => {
  const module = fileURLToPath(new URL(`../sections/${id}.tsx`, import.meta.url));
  expect(readFileSync(module, 'utf8')).toMatch(/^export default /m);
});

test('a site whose owner has said next to nothing has no section without content', () => {
  const compiled = compileSite({ github: { username: 'octocat' } });
  expect('site' in compiled && compiled.site.sections).toEqual([
    'theme',
    'profile',
    'details',
    'remote-support',
    'badges',
    'featured-repositories',
  ]);
});

test('the site `full` of the browser tests has every section', () => {
  const compiled = compileSite(full);
  expect('site' in compiled && compiled.site.sections).toEqual(ids);
});

test.each([
  ['on a wide screen', parts.flatMap((part): readonly SectionId[] => layout[part])],
  ['on a phone', layout.phone],
  ['on paper, or not there,', [...layout.paper, ...layout.notOnPaper]],
])('%s each section stands once', (_, placed) => {
  expect([...placed].toSorted()).toEqual(ids.toSorted());
});

describe('a site with few sections', () => {
  const used: SectionId[] = ['profile', 'details', 'skills', 'services'];

  test('imports these and no other', () => {
    const code = sectionsModule(used);
    expect([...code.matchAll(/sections\/([a-z-]+)\.tsx/g)].map(([, id]) => id)).toEqual(used);
    expect(code).toContain('right: []');
  });

  test('has their order on a phone and on paper in its styles', () => {
    expect(layoutStyles(used)).toBe(
      [
        '@media screen and (max-width: 63.99rem) { #profile { order: 0 } #services { order: 1 } #skills { order: 2 } #details { order: 3 } }',
        '@media print { #profile { order: 0 } #details { order: 1 } #skills { order: 2 } #services { order: 3 } }',
      ].join('\n'),
    );
  });
});
