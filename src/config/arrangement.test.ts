import { expect, test } from 'vitest';
import { areas, layoutOf, orders, type SectionId, sections } from '../model/section.ts';
import type { Site } from '../model/site.ts';
import { arrangement } from './arrangement.ts';
import { nothingByDefault } from './shown-by-default.ts';
import { siteOf } from './site.fixture.ts';

const all = Object.keys(sections) as SectionId[];

/** Where the sections are of an owner who has named them like this. */
const arranged = (named: Partial<Site['layout']>, used = all, own = ['custom']) =>
  arrangement({
    sections: used,
    customSections: own.map((id) => ({ id })),
    layout: { order: 'developer', left: [], right: [], wide: [], phone: [], paper: [], ...named },
  });

const places = layoutOf('developer');

test('a site whose owner has said next to nothing has no section without content', () => {
  expect(siteOf({ github: { username: 'octocat' }, ...nothingByDefault }).sections).toEqual(
    'theme profile details featured-repositories'.split(' '),
  );
});

test('each section stands once on a wide screen, on a phone, and on paper or not there', () => {
  for (const layout of orders.map(layoutOf)) {
    const onWide = areas.flatMap((area): readonly SectionId[] => layout[area]);
    for (const placed of [onWide, layout.phone, [...layout.paper, ...layout.notOnPaper]])
      expect([...placed].toSorted()).toEqual(all.toSorted());
  }
});

test.each(orders)('the order %s has every section where the model has it', (order) => {
  expect(arranged({ order })).toEqual(layoutOf(order));
});

test('a named section stands in the order of its list, before those of the column that are not named', () => {
  const named = {
    left: ['services', 'skills'],
    right: ['articles', 'experience'],
    wide: ['publications'],
  } satisfies Record<string, SectionId[]>;
  const { top, left, right, wide } = arranged(named);
  const others = (column: readonly SectionId[]) =>
    column.filter((id) => !Object.values<SectionId[]>(named).flat().includes(id));
  expect(top).toEqual(places.top);
  expect(left).toEqual(['services', 'skills', ...others(places.left)]);
  expect(right).toEqual(['articles', 'experience', ...others(places.right)]);
  expect(wide).toEqual(['publications', ...others(places.wide)]);
});

test('the order of one column follows the profile, on a phone and on paper, which may have one of its own', () => {
  const phone = ['education', 'badges', 'services'];
  const same = arranged({ phone });
  expect(same.left).toEqual(places.left);
  expect(same.phone.slice(0, 6)).toEqual(['theme', 'profile', ...phone, 'testimonials']);
  expect(same.phone).toHaveLength(places.phone.length);
  expect(same.paper.slice(0, 4)).toEqual(['profile', 'education', 'services', 'details']);
  expect(same.notOnPaper).toEqual(places.notOnPaper);
  const other = arranged({ phone, paper: ['services', 'skills'] });
  expect(other.phone).toEqual(same.phone);
  expect(other.paper.slice(0, 4)).toEqual(['profile', 'services', 'skills', 'details']);
});

test('a section that is not on the page stands nowhere, although it is named', () => {
  const named = { left: ['articles', 'services'], phone: ['services', 'articles'] };
  expect(arranged(named, ['profile', 'skills', 'articles'], [])).toEqual({
    top: ['profile'],
    left: ['articles', 'skills'],
    right: [],
    wide: [],
    phone: ['profile', 'articles', 'skills'],
    paper: ['profile', 'articles', 'skills'],
    notOnPaper: [],
  });
});

test('sections of the owner’s own stand together, unless they are named', () => {
  const named = { left: ['ablauf'], phone: ['preise'] };
  const { left, wide, phone } = arranged(named, ['skills', 'custom'], ['werte', 'ablauf', 'preise']);
  expect(left).toEqual(['ablauf', 'skills']);
  expect(wide).toEqual(['werte', 'preise']);
  expect(phone).toEqual(['preise', 'werte', 'ablauf', 'skills']);
});
