import { expect, test } from 'vitest';
import { keepTogether } from './legal-page.ts';

test.each([
  ['Art. 6 Abs. 1 lit. f DSGVO', 'Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO'],
  ['§ 25 Abs. 2 Nr. 2 TDDDG', '§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG'],
  ['Fragen jeder Art. Schreiben Sie mir.', 'Fragen jeder Art. Schreiben Sie mir.'],
])('"%s" may break only between the parts of a reference', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});
