import { beforeAll, expect, test } from 'vitest';
import { social } from '../../../config/fields/profile.ts';
import { serviceIconKeys } from '../../../config/fields/services.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { ConfiguredIconName, IconId } from '../../../model/icon-name.ts';
import { usedIcons } from './icons.ts';
import { drawingOf, drawingsOf, sprite, symbolContent } from './sprite.ts';
import { genericTechnologyIcon, technologyIcons } from './technology-icon.ts';

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

const networks = ['github', ...Object.keys(social.unwrap().shape).filter((field) => field !== 'links')];
const symbols = new Map<IconId, string>();

// Every icon that a component names, those of all accounts and services, and those of the table: one that its set lacks fails here.
beforeAll(() => {
  const icons = [
    ...(usedIcons({ ...siteOf({ github: { username: 'octocat' } }), accounts: [] }) as IconId[]),
    ...networks.map((network) => drawingOf(`social-${network}` as ConfiguredIconName)),
    ...serviceIconKeys.map((key) => drawingOf(`service-${key}`)),
    ...technologyIcons.map(([icon]) => icon),
    genericTechnologyIcon,
  ];
  expect(icons).toEqual(expect.arrayContaining(['lucide:star', 'lucide:git-fork', 'tabler:share-2']));
  for (const icon of icons) symbols.set(icon, symbolContent(icon));
}, 60_000);

test('every icon is drawn, in one colour, that of the text around it, and cannot act or meet the ids of others', () => {
  for (const [icon, content] of symbols) {
    expect(content, icon).toMatch(/^[^>]* viewBox="0 0 \d+ \d+"[^>]*><\w/);
    const colors = [...content.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, color]) => color);
    expect(new Set([...colors, 'none']), icon).toEqual(new Set(['currentColor', 'none']));
    expect(content, icon).not.toMatch(/\sid=|url\(|href|<script|<style|\son\w+=/);
  }
});

test('a stroke icon keeps its stroke on its root', () => {
  const [root] = symbolContent('lucide:layers').split('>');
  expect(root).toContain(' stroke="currentColor"');
  expect(root).toContain(' stroke-width="2"');
});

test('an icon that its set does not have is named in the error', () => {
  expect(() => symbolContent('lucide:no-such-icon')).toThrow(
    'There is no icon "no-such-icon" in @iconify-json/lucide.',
  );
});
