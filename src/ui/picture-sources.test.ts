import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const original = 'https://avatars.example/erika.png';
const copy = { src: '/assets/snapshot/avatar-0123abcd.webp' };
const copies = { [original]: copy };

test("the site's copy comes first, then the original", () => {
  expect(pictureSources(original, { copies, outside: true })).toEqual([copy, { src: original }]);
});

test('another address, of the same server even, is no copy of it', () => {
  expect(pictureSources(`${original}?v=2`, { copies, outside: true })).toEqual([{ src: `${original}?v=2` }]);
});

test('where nobody else may be asked there is the copy, or nothing', () => {
  const supply = { copies, outside: false };
  expect(pictureSources(original, supply)).toEqual([copy]);
  expect(pictureSources('https://avatars.example/max.png', supply)).toEqual([]);
  expect(pictureSources('//avatars.example/max.png', supply)).toEqual([]);
});

test("the site's own pictures are always there", () => {
  const supply = { copies: {}, outside: false };
  expect(pictureSources('/images/me.jpg', supply)).toEqual([{ src: '/images/me.jpg' }]);
  expect(pictureSources('data:image/png;base64,AAAA', supply)).toEqual([
    { src: 'data:image/png;base64,AAAA' },
  ]);
});

test('what may not be loaded has no source', () => {
  expect(pictureSources('javascript:alert(1)', { copies, outside: true })).toEqual([]);
  expect(pictureSources(undefined, { copies, outside: true })).toEqual([]);
});

test("of the site's own pictures that have copies the original is not published", () => {
  const copied = { src: '/assets/avatar-0123abcd.jpg' };
  expect(pictureSources('/images/me.jpg', { copies: { '/images/me.jpg': copied }, outside: true })).toEqual([
    copied,
  ]);
});
