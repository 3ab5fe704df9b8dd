import { describe, expect, test } from 'vitest';
import full from '../../../../e2e/sites/full.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import { layout } from '../../../model/section.ts';
import { balanced, type Columns, estimatedHeights, type Heights } from './balance.ts';

/** Heights that are the same in both columns. */
const heights = (of: Record<string, number>, top = 500, isCertain = true): Heights => ({
  top,
  isCertain,
  of: (id) => of[id] ?? 0,
});

const gapOf = ({ left, right }: Columns, { top, of }: Heights) =>
  Math.abs(
    top +
      left.reduce((sum, id) => sum + of(id, 'left'), 0) -
      right.reduce((sum, id) => sum + of(id, 'right'), 0),
  );

test('columns that end near each other stay as they are', () => {
  const usual = { left: ['details', 'skills'], right: ['articles'], wide: ['services'] };
  expect(balanced(usual, heights({ details: 500, skills: 300, articles: 1000, services: 800 }))).toEqual(
    usual,
  );
});

describe('columns that do not', () => {
  test('exchange as few sections as possible, which go to the end', () => {
    const usual = {
      left: ['details', 'skills', 'experience', 'education'],
      right: ['featured-repositories'],
      wide: [],
    };
    const sizes = heights({
      details: 400,
      skills: 200,
      experience: 900,
      education: 200,
      'featured-repositories': 300,
    });
    expect(balanced(usual, sizes)).toEqual({
      left: ['details', 'skills', 'education'],
      right: ['featured-repositories', 'experience'],
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

  test('keep the addresses below who they belong to', () => {
    const usual = { left: ['details'], right: [], wide: [] };
    expect(balanced(usual, heights({ details: 1500 }))).toEqual(usual);
  });

  test('come as near as they can where nothing brings them near', () => {
    const usual = { left: ['details', 'skills'], right: ['articles'], wide: [] };
    const sizes = heights({ details: 100, skills: 100, articles: 5000 }, 100);
    expect(gapOf(balanced(usual, sizes), sizes)).toBeLessThanOrEqual(gapOf(usual, sizes));
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
