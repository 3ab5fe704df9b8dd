import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const original = 'https://avatars.example/erika.png';
const own = '/images/me.jpg';
const copies = { [original]: { src: '/avatar.webp' }, [own]: { src: '/me.jpg' } };

test.each<[string, string | undefined, ...sources: string[]]>([
  ["the site's copy, then the original", original, '/avatar.webp', original],
  ['itself, where only another address of its server has a copy', `${original}?v=2`, `${original}?v=2`],
  ["the copy alone of the site's own picture, whose original is not published", own, '/me.jpg'],
  ["the site's own picture", '/images/you.jpg', '/images/you.jpg'],
  ['nothing where it may not be loaded', 'javascript:alert(1)'],
  ['nothing without an address', undefined],
])('a picture comes from %s', (_, src, ...sources) => {
  expect(pictureSources(src, { copies, outside: true })).toEqual(
    sources.map((address) => ({ src: address })),
  );
});

test.each([
  [original, '/avatar.webp'],
  ['https://avatars.example/max.png'],
  ['//avatars.example/max.png'],
  ['/images/you.jpg', '/images/you.jpg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('where nobody else may be asked %s comes from the site, or not at all', (src, ...sources) => {
  expect(pictureSources(src, { copies, outside: false })).toEqual(
    sources.map((address) => ({ src: address })),
  );
});
