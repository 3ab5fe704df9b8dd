import * as linguist from 'linguist-languages';
import { expect, test } from 'vitest';
import { languageColor, languageColors } from './repository.ts';

test.each(['Klingon', '', 'typescript', 'constructor', '__proto__', 'toString'])(
  'the unknown language %j is gray',
  (name) => {
    expect(languageColor(name)).toBe('#808080');
  },
);

test('every colour is the one that GitHub gives the language', () => {
  const languages: readonly { name: string; color?: string }[] = Object.values(linguist);
  const official = new Map(languages.map(({ name, color }) => [name, color?.toLowerCase()]));
  expect(languageColors().size).toBeGreaterThan(50);
  for (const [name, color] of languageColors()) expect(color, name).toBe(official.get(name));
});
