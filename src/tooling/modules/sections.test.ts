import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import { areas, layoutOf, orders, type SectionId, sections } from '../../model/section.ts';
import { arrangement, sectionsModule } from './sections.ts';

const ids = Object.keys(sections) as SectionId[];

test('a site whose owner has said next to nothing has no section without content', () => {
  expect(siteOf({ github: { username: 'octocat' } }).sections).toEqual([
    'theme',
    'profile',
    'details',
    'remote-support',
    'badges',
    'featured-repositories',
  ]);
});

test('each section stands once on a wide screen, on a phone, and on paper or not there', () => {
  for (const layout of orders.map(layoutOf)) {
    const onWide = areas.flatMap((area): readonly SectionId[] => layout[area]);
    for (const placed of [onWide, layout.phone, [...layout.paper, ...layout.notOnPaper]])
      expect([...placed].toSorted()).toEqual(ids.toSorted());
  }
});

describe('a site with few sections', () => {
  const none = { order: 'developer' as const, left: [], right: [], wide: [], phone: [], paper: [] };
  const used: SectionId[] = ['profile', 'details', 'skills', 'services'];
  const few = arrangement({ sections: used, customSections: [], layout: none });

  test('imports these and no other', () => {
    const imported = sectionsModule(few).matchAll(/sections\/([a-z-]+)\.tsx/g);
    expect([...imported].map(([, id]) => id).toSorted()).toEqual(used.toSorted());
  });

  test('may have one of its owner’s own whose name means something in the language of the module', () => {
    const names = ['new', 'sections', 'skills-2'];
    const customSections = names.map((id) => ({ id }));
    const code = sectionsModule(arrangement({ sections: ['custom'], customSections, layout: none }));
    expect(() => parseAst(code)).not.toThrow();
    expect(code.match(/custom\.tsx/g)).toHaveLength(names.length);
    for (const [index, id] of names.entries())
      expect(code).toContain(`{ id: '${id}', section: section${index} }`);
  });
});
