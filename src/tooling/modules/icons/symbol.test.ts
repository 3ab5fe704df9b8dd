import { beforeAll, expect, test } from 'vitest';
import type { IconId } from '../../../model/icon-name.ts';
import { type SectionId, sections } from '../../../model/section.ts';
import { usedIcons } from './icons.ts';
import { configuredIcons, symbolContent } from './sprite.ts';
import { genericTechnologyIcon, technologyIcons } from './technology-icon.ts';

const symbols = new Map<IconId, string>();

// Every icon that a component names, and those of the tables: one that its set lacks fails here.
beforeAll(() => {
  const icons = [
    ...(usedIcons({
      sections: Object.keys(sections) as SectionId[],
      accounts: [],
      services: { list: [] },
    }) as IconId[]),
    ...Object.values(configuredIcons),
    ...technologyIcons.map(([icon]) => icon),
    genericTechnologyIcon,
  ];
  for (const icon of icons) symbols.set(icon, symbolContent(icon));
}, 60_000);

test('there are icons for more than 150 technologies, and every one is drawn', () => {
  expect(technologyIcons.length).toBeGreaterThan(150);
  for (const [icon, content] of symbols)
    expect(content, icon).toMatch(/^[^>]* viewBox="0 0 \d+ \d+"[^>]*><\w/);
});

test('every icon is of one colour, that of the text around it', () => {
  for (const [icon, content] of symbols) {
    const colors = [...content.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, color]) => color);
    expect(colors, icon).toContain('currentColor');
    expect(
      colors.filter((color) => color !== 'currentColor' && color !== 'none'),
      icon,
    ).toEqual([]);
  }
});

test('no icon has ids, which would meet those of others in the sprite, nor scripts, styles or links', () => {
  for (const [icon, content] of symbols) {
    expect(content, icon).not.toMatch(/\sid=|url\(|href|<script|<style|\son\w+=/);
  }
});

test('a stroke icon keeps its stroke on its root', () => {
  expect(symbolContent('lucide:layers')).toMatch(/^[^>]* stroke="currentColor"[^>]*>/);
  expect(symbolContent('lucide:layers')).toContain('stroke-width="2"');
  expect(symbolContent('lucide:layers')).not.toContain('<g');
});

test('an icon that its set does not have is named in the error', () => {
  expect(() => symbolContent('lucide:no-such-icon')).toThrow(
    'There is no icon "no-such-icon" in @iconify-json/lucide.',
  );
});
