import { expect, test } from 'vitest';
import { drawingsOf, sprite } from './sprite.ts';

const spriteOf = (...given: Parameters<typeof drawingsOf>) => sprite(drawingsOf(...given));
const symbolsOf = (...given: Parameters<typeof drawingsOf>) =>
  Object.fromEntries(
    [...spriteOf(...given).matchAll(/<symbol id="([^"]+)"(.*?)<\/symbol>/g)].map(([, id, drawing]) => [
      id,
      drawing,
    ]),
  );

test('the sprite has the icons it is asked for, the generic one, and one for each technology', () => {
  const symbols = symbolsOf(
    ['lucide:star', 'social-x'],
    ['Node.js', 'node js', 'Alphorn', 'React Native', 'React'],
  );
  expect(Object.keys(symbols).toSorted()).toEqual([
    'lucide:star',
    'social-x',
    'technology',
    'technology-alphorn',
    'technology-node-js',
    'technology-react',
    'technology-react-native',
  ]);
  expect(symbols['technology-alphorn']).toBe(symbols.technology);
  expect(symbols['technology-react-native']).toBe(symbols['technology-react']);
  expect(symbols['technology-react']).not.toBe(symbols.technology);
});

test('marks of accounts are filled, as all others in their row', () => {
  expect(symbolsOf(['social-medium', 'social-github'], [])['social-medium']).not.toContain('stroke');
});

test('the order of the configuration does not change the sprite', () => {
  const order = ['React', 'Docker', 'Alphorn'];
  expect(drawingsOf([], order)).toEqual(drawingsOf([], order.toReversed()));
});
