import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture, pictureState } from './picture.tsx';
import { PictureSupplyContext } from './picture-sources.ts';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));

const drawn = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(
    <PictureSupplyContext value={{ copies: {}, outside: false }}>
      <Picture src={undefined} alt="Foto" width={320} height={200} {...props} />
    </PictureSupplyContext>,
  );

test('a picture without an address that may be loaded is a placeholder of its name, without a colour', () => {
  for (const src of [undefined, 'javascript:alert(1)']) {
    const markup = drawn({ src });
    expect(markup).toContain('role="img" aria-label="Foto"');
    expect(markup).not.toMatch(/<img|javascript|color=/);
  }
  expect(drawn({ alt: '' }), 'without a meaning of its own').not.toContain('role="img"');
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
