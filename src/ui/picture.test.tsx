import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture, pictureState } from './picture.tsx';
import { PictureSupplyContext } from './picture-sources.ts';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
vi.stubGlobal('siteHas', { pictureCopies: true });

const copied = {
  src: '/me.jpg',
  candidates: [
    { type: 'image/avif', srcSet: '/me-108.avif 108w,/me-225.avif 225w' },
    { type: 'image/webp', srcSet: '/me-108.webp 108w,/me-225.webp 225w' },
  ],
  sizes: '6.75rem',
  color: '#a3c',
};
const drawn = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(
    <PictureSupplyContext value={{ copies: { '/images/me.jpg': copied }, outside: false }}>
      <Picture src={undefined} alt="Foto" width={320} height={200} {...props} />
    </PictureSupplyContext>,
  );

test('the image is in the markup from the start, on a placeholder of its shape, without a style attribute', () => {
  const markup = drawn({ src: '/a.png' });
  expect(markup).toMatch(/^<span class="picture picture-loading"><svg class="picture-placeholder"/);
  expect(markup).toContain('viewBox="0 0 320 200" width="320" height="200" aria-hidden="true"');
  expect(markup).toContain('<img src="/a.png" alt="Foto" width="320" height="200" loading="lazy"');
  expect(markup).not.toContain('style=');
});

test('a picture without an address that may be loaded is a placeholder of its name, without a colour', () => {
  for (const src of [undefined, 'javascript:alert(1)']) {
    const markup = drawn({ src });
    expect(markup).toContain('role="img" aria-label="Foto"');
    expect(markup).not.toMatch(/<img|javascript|color=/);
  }
  expect(drawn({ alt: '' }), 'without a meaning of its own').not.toContain('role="img"');
});

test('another picture replaces one that has failed', () => {
  const another = drawn({ src: 'https://a.example/1.png', fallback: '/silhouette.svg' });
  expect(another).toContain('<img src="/silhouette.svg" alt="Foto"');
  expect(another).not.toContain('a.example');
});

test('of the copies of a picture the browser chooses, by format and by how wide it is shown', () => {
  const markup = drawn({ src: '/images/me.jpg' });
  const sources = [...markup.matchAll(/<source[^>]*>/g)].map(([source]) => source);
  expect(sources).toEqual([
    '<source type="image/avif" srcSet="/me-108.avif 108w,/me-225.avif 225w" sizes="6.75rem"/>',
    '<source type="image/webp" srcSet="/me-108.webp 108w,/me-225.webp 225w" sizes="6.75rem"/>',
  ]);
  expect(markup).toMatch(/<picture>.*<img src="\/me\.jpg" alt="Foto" width="320" height="200".*<\/picture>/);
  expect(markup).toMatch(/<svg class="picture-placeholder"[^>]* color="#a3c"/);
  expect(drawn({ src: '/images/me.jpg', sizes: '49rem' })).toContain('sizes="49rem"');
});

const decodes = async () => {};
const fails = () => Promise.reject(new Error('no picture'));

test.each([
  ['on its way', 'loading', { complete: false, naturalWidth: 0, decode: fails }],
  ['that arrived before hydration', 'loaded', { complete: true, naturalWidth: 640, decode: fails }],
  ['that failed before hydration', 'failed', { complete: true, naturalWidth: 0, decode: fails }],
  ['without a size, as some drawings are,', 'loaded', { complete: true, naturalWidth: 0, decode: decodes }],
])('an image %s is %s', async (_, state, image) => {
  expect(await pictureState(image)).toBe(state);
});
