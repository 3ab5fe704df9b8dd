import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';
import { PictureSupplyContext } from './picture-sources.ts';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
vi.mock('virtual:picture-copies', () => ({ hasCopies: true }));

const shape = { alt: 'Foto', width: 320, height: 200 };

test('the image is in the markup from the start, before its placeholder is gone', () => {
  const markup = renderToStaticMarkup(<Picture src="/a.png" {...shape} />);
  expect(markup).toMatch(/^<span class="picture picture-loading"><svg class="picture-placeholder"/);
  expect(markup).toContain('<img src="/a.png" alt="Foto" width="320" height="200" loading="lazy"');
});

test('the placeholder has the shape of the picture and is hidden from screen readers', () => {
  const markup = renderToStaticMarkup(<Picture src="/a.png" {...shape} />);
  expect(markup).toContain('viewBox="0 0 320 200" width="320" height="200" aria-hidden="true"');
});

test.each([undefined, 'javascript:alert(1)'])(
  'without an address that may be loaded (%s) there is no image',
  (src) => {
    const markup = renderToStaticMarkup(<Picture src={src} {...shape} />);
    expect(markup).not.toContain('<img');
    expect(markup).not.toContain('javascript');
    expect(markup).toContain('role="img" aria-label="Foto"');
  },
);

test('the fallback address stands in for a picture without one', () => {
  const markup = renderToStaticMarkup(<Picture src={undefined} fallback="/silhouette.svg" {...shape} />);
  expect(markup).toContain('<img src="/silhouette.svg" alt="Foto"');
});

test('the fallback content stands in the place of a failed picture and speaks for itself', () => {
  const markup = renderToStaticMarkup(<Picture src={undefined} fallback={<p>Kein Bild</p>} {...shape} />);
  expect(markup).toContain('<span class="picture-fallback"><p>Kein Bild</p></span>');
  expect(markup).not.toContain('aria-label');
});

test('a picture without a meaning of its own stays without a name when it fails', () => {
  expect(renderToStaticMarkup(<Picture src={undefined} {...shape} alt="" />)).not.toContain('role="img"');
});

test('nothing in the markup needs a style attribute', () => {
  expect(renderToStaticMarkup(<Picture src="/a.png" {...shape} />)).not.toContain('style=');
});

test("the site's copy of a picture from elsewhere is in the markup in its place", () => {
  const supply = { copies: { 'https://a.example/1.png': { src: '/copy.webp' } }, outside: true };
  const markup = renderToStaticMarkup(
    <PictureSupplyContext value={supply}>
      <Picture src="https://a.example/1.png" {...shape} changing />
    </PictureSupplyContext>,
  );
  expect(markup).toContain('<img src="/copy.webp" alt="Foto" width="320" height="200"');
  expect(markup).not.toContain('a.example');
});

test('a picture from elsewhere that may not be loaded has failed from the start', () => {
  const markup = renderToStaticMarkup(
    <PictureSupplyContext value={{ copies: {}, outside: false }}>
      <Picture src="https://a.example/1.png" fallback="/silhouette.svg" {...shape} />
    </PictureSupplyContext>,
  );
  expect(markup).toContain('<img src="/silhouette.svg"');
  expect(markup).not.toContain('a.example');
});

const copied = {
  src: '/me.jpg',
  candidates: [
    { type: 'image/avif', srcSet: '/me-108.avif 108w,/me-225.avif 225w' },
    { type: 'image/webp', srcSet: '/me-108.webp 108w,/me-225.webp 225w' },
  ],
  sizes: '6.75rem',
  color: '#a3c',
};
const withCopies = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(
    <PictureSupplyContext value={{ copies: { '/images/me.jpg': copied }, outside: true }}>
      <Picture src="/images/me.jpg" {...shape} {...props} />
    </PictureSupplyContext>,
  );

test('of the copies of a picture the browser chooses, by format and by how wide it is shown', () => {
  const markup = withCopies({ loading: 'eager' });
  const sources = [...markup.matchAll(/<source[^>]*>/g)].map(([source]) => source);
  expect(sources).toEqual([
    '<source type="image/avif" srcSet="/me-108.avif 108w,/me-225.avif 225w" sizes="6.75rem"/>',
    '<source type="image/webp" srcSet="/me-108.webp 108w,/me-225.webp 225w" sizes="6.75rem"/>',
  ]);
  expect(markup).toMatch(/<picture>.*<img src="\/me\.jpg" alt="Foto" width="320" height="200".*<\/picture>/);
  expect(markup).not.toContain('images/me.jpg');
});

test('a place that shows a picture in another width says so itself', () => {
  expect(withCopies({ sizes: '49rem' })).toContain('sizes="49rem"');
});

test("the placeholder has the picture's main colour, and none of it stays when the picture fails", () => {
  expect(withCopies({})).toMatch(/<svg class="picture-placeholder"[^>]* color="#a3c"/);
  expect(renderToStaticMarkup(<Picture src={undefined} {...shape} />)).not.toContain('color=');
});
