import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ConfiguredIconName } from '../../../model/icon-name.ts';
import { type SectionId, sections } from '../../../model/section.ts';
import { usedIcons } from './icons.ts';
import { configuredIcons, sprite } from './sprite.ts';

const idsOf = (source: string) => [...source.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');
const pathOf = (source: string, id: string) =>
  source.match(new RegExp(`<symbol id="${id}"(.*?)</symbol>`))?.[1];

test('the sprite has the icons it is asked for, the generic one, and one for each technology', () => {
  const ids = idsOf(sprite(['lucide:star', 'social-x'], ['Node.js', 'Alphorn']));
  const expected = ['lucide:star', 'social-x', 'technology', 'technology-node-js', 'technology-alphorn'];
  expect(ids.toSorted()).toEqual(expected.toSorted());
});

test('an unknown technology has the generic icon, a known one its own', () => {
  const source = sprite([], ['Alphorn', 'React Native', 'React']);
  expect(pathOf(source, 'technology-alphorn')).toBe(pathOf(source, 'technology'));
  expect(pathOf(source, 'technology-react-native')).toBe(pathOf(source, 'technology-react'));
  expect(pathOf(source, 'technology-react')).not.toBe(pathOf(source, 'technology'));
});

test('two spellings of one technology are one symbol', () => {
  expect(idsOf(sprite([], ['Node.js', 'node js'])).filter((id) => id === 'technology-node-js')).toHaveLength(
    1,
  );
});

test('the order of the configuration does not change the sprite', () => {
  expect(sprite([], ['React', 'Docker', 'Alphorn'])).toBe(sprite([], ['Alphorn', 'Docker', 'React']));
});

test('all icons and those of 24 technologies cost a visitor at most 13 kB', () => {
  const technologies =
    'React,TypeScript,Node.js,Python,Docker,Kubernetes,Linux,Windows Server,OPNsense,Azure,AWS,PostgreSQL,' +
    'Ansible,WireGuard,Asterisk,Git,PHP,Java,C#,PowerShell,Proxmox,Cisco,Next.js,Laravel';
  const all = Object.keys(sections) as SectionId[];
  const names = [
    ...usedIcons({ sections: all, accounts: [], services: { list: [] } }),
    ...(Object.keys(configuredIcons) as ConfiguredIconName[]),
  ];
  expect(brotliCompressSync(sprite(names, technologies.split(','))).length).toBeLessThanOrEqual(13_000);
});

test('a second name of a drawing costs a few bytes', () => {
  const one = brotliCompressSync(sprite([], ['PostgreSQL'])).length;
  const two = brotliCompressSync(sprite([], ['PostgreSQL', 'PostgreSQL 17'])).length;
  expect(two - one).toBeLessThan(60);
});
