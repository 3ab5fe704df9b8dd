import { describe, expect, test } from 'vitest';
import full from '../../../e2e/sites/full.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { layout } from '../../model/section.ts';
import { balanced, estimatedHeights, type Heights } from './balance.ts';

/** Heights that are the same in both columns. */
const heights = (of: Record<string, number>, top = 500, isCertain = true): Heights => ({
  top,
  isCertain,
  of: (id) => of[id] ?? 0,
});

test.each([
  ['that end near each other', { left: ['details', 'skills'], right: ['articles'], wide: ['services'] }, 950],
  ['where only the addresses could move', { left: ['details'], right: [], wide: [] }, 0],
  ['that nothing brings nearer', { left: ['details', 'skills'], right: ['articles'], wide: [] }, 5000],
])('columns %s stay as they are', (_, usual, articles) => {
  expect(balanced(usual, heights({ details: 500, skills: 300, services: 800, articles }))).toEqual(usual);
});

describe('columns that do not', () => {
  test('exchange as few sections as possible, which go to the end', () => {
    const usual = {
      left: ['details', 'skills', 'experience', 'education'],
      right: ['badges'],
      wide: [],
    };
    const sizes = { details: 400, skills: 200, experience: 900, education: 200, badges: 300 };
    expect(balanced(usual, heights(sizes))).toEqual({
      left: ['details', 'skills', 'education'],
      right: ['badges', 'experience'],
      wide: [],
    });
  });

  test('take in what would lie across both', () => {
    const usual = { left: ['details', 'skills'], right: [], wide: ['services'] };
    const { right, wide } = balanced(usual, heights({ details: 300, skills: 200, services: 900 }));
    expect(right).toEqual(['services']);
    expect(wide).toEqual([]);
  });

  test('take in a section of the owner’s own', () => {
    const usual = { left: ['details'], right: ['werte', 'articles'], wide: [] };
    const { left } = balanced(usual, heights({ details: 300, werte: 900, articles: 1200 }));
    expect(left).toEqual(['details', 'werte']);
  });

  test('leave the right one as it is while nobody knows how much the providers will give', () => {
    const usual = { left: ['details'], right: ['badges', 'articles'], wide: [] };
    const sizes = { details: 100, badges: 800, articles: 1500 };
    expect(balanced(usual, heights(sizes, 500, false))).toEqual(usual);
    expect(balanced(usual, heights(sizes, 500)).left).toContain('badges');
  });
});

test('every section that may be in either column has a height there, more of it with more entries', () => {
  const site = siteOf(full);
  const heights = estimatedHeights(site);
  const apart: readonly string[] = ['custom', ...layout.top];
  for (const id of site.sections.filter((id) => !apart.includes(id))) {
    expect(heights.of(id, 'left'), id).toBeGreaterThan(60);
    expect(heights.of(id, 'right'), id).toBeGreaterThan(60);
  }
  const more = estimatedHeights({ ...site, experiences: [...site.experiences, ...site.experiences] });
  expect(more.of('experience', 'left')).toBeGreaterThan(heights.of('experience', 'left'));
});
