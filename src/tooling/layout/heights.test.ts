import { expect, test } from 'vitest';
import full from '../../../e2e/sites/full.ts';
import { compileSite } from '../../config/compile-site.ts';
import { estimatedHeights } from './heights.ts';

test('every section of a site has a height in both columns, more of it with more entries', () => {
  const compiled = compileSite(full);
  if (!('site' in compiled)) throw new Error(JSON.stringify(compiled.problems));
  const { site } = compiled;
  const heights = estimatedHeights(site);
  const flat = site.sections.filter(
    (id) => id !== 'custom' && ['left', 'right'].some((column) => !(heights.of(id, column as 'left') > 60)),
  );
  expect(flat).toEqual([]);
  const more = estimatedHeights({ ...site, experiences: [...site.experiences, ...site.experiences] });
  expect(more.of('experience', 'left')).toBeGreaterThan(heights.of('experience', 'left'));
});
