import { expect, test } from 'vitest';
import { layout as places, type SectionId, sections } from '../../../model/section.ts';
import { arrangement } from './arrangement.ts';

const all = Object.keys(sections) as SectionId[];
const none = { left: [], right: [], wide: [], phone: [], paper: [] };

test('without an owner’s layout every section stands where the model has it', () => {
  expect(arrangement({ sections: all, customSections: [{ id: 'custom' }], layout: none })).toEqual(places);
});

test('a named section stands in the order of its list, before those of the column that are not named', () => {
  const layout = {
    ...none,
    left: ['services', 'skills'] as SectionId[],
    right: ['articles', 'experience'] as SectionId[],
    wide: ['publications'] as SectionId[],
  };
  const { top, left, right, wide } = arrangement({
    sections: all,
    customSections: [{ id: 'custom' }],
    layout,
  });
  expect(top).toEqual(places.top);
  const named: SectionId[] = Object.values(layout).flat();
  const others = (column: readonly SectionId[]) => column.filter((id) => !named.includes(id));
  expect(left).toEqual(['services', 'skills', ...others(places.left)]);
  expect(right).toEqual(['articles', 'experience', ...others(places.right)]);
  expect(wide).toEqual(['publications']);
});

test('the order of one column follows the profile, on a phone and on paper', () => {
  const layout = { ...none, phone: ['education', 'badges', 'services'] };
  const { left, phone, paper, notOnPaper } = arrangement({
    sections: all,
    customSections: [{ id: 'custom' }],
    layout,
  });
  expect(left).toEqual(places.left);
  expect(phone.slice(0, 6)).toEqual([
    'theme',
    'profile',
    'education',
    'badges',
    'services',
    'private-projects',
  ]);
  expect(phone).toHaveLength(places.phone.length);
  expect(paper.slice(0, 4)).toEqual(['profile', 'education', 'services', 'details']);
  expect(notOnPaper).toEqual(places.notOnPaper);
});

test('paper has an order of its own where one is named', () => {
  const layout = { ...none, phone: ['education'], paper: ['services', 'skills'] };
  const { phone, paper } = arrangement({ sections: all, customSections: [{ id: 'custom' }], layout });
  expect(phone.slice(0, 3)).toEqual(['theme', 'profile', 'education']);
  expect(paper.slice(0, 4)).toEqual(['profile', 'services', 'skills', 'details']);
});

test('a section that is not on the page stands nowhere, although it is named', () => {
  const used: SectionId[] = ['profile', 'skills', 'articles'];
  const layout = { ...none, left: ['articles', 'services'], phone: ['services', 'articles'] };
  expect(arrangement({ sections: used, customSections: [], layout })).toEqual({
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
  const customSections = [{ id: 'werte' }, { id: 'ablauf' }, { id: 'preise' }];
  const layout = { ...none, left: ['ablauf'], phone: ['preise'] };
  const { left, right, phone } = arrangement({ sections: ['skills', 'custom'], customSections, layout });
  expect(left).toEqual(['ablauf', 'skills']);
  expect(right).toEqual(['werte', 'preise']);
  expect(phone).toEqual(['preise', 'werte', 'ablauf', 'skills']);
});
