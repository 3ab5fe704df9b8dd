import { expect, it } from 'vitest';
import { isSeen, missingInFont } from './font.ts';

it('The font lacks letters of other scripts, and says which', async () => {
  expect(await missingInFont('Grüße, Łucja, Ελένη, Елена, Nguyễn')).toEqual([]);
  expect(await missingInFont('a木a木')).toEqual(['木']);
  expect([...'a\u200d\ufe0f'].filter(isSeen)).toEqual(['a']);
});
