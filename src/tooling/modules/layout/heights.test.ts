import { expect, test } from 'vitest';
import full from '../../../../e2e/sites/full.ts';
import { compileSite } from '../../../config/compile-site.ts';
import { estimatedHeights } from './heights.ts';

test('every section of a site has a height in both columns, more of it with more entries', () => {
  const compiled = compileSite(full);
  if (!('site' in compiled)) throw new Error(JSON.stringify(compiled.problems));
  const { site } = compiled;
  const heights = estimatedHeights(site);
  // The sections of the owner's own have ids of their own.
  for (const id of site.sections.filter((id) => id !== 'custom')) {
    expect(heights.of(id, 'left'), id).toBeGreaterThan(60);
    expect(heights.of(id, 'right'), id).toBeGreaterThan(60);
  }
  const more = estimatedHeights({ ...site, experiences: [...site.experiences, ...site.experiences] });
  expect(more.of('experience', 'left')).toBeGreaterThan(heights.of('experience', 'left'));
});
