import { expect, test, vi } from 'vitest';
import { pictureState } from './picture.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
vi.mock('virtual:picture-copies', () => ({ hasCopies: true }));

const unused = () => Promise.reject(new Error('not asked'));

test('an image on its way is loading', async () => {
  expect(await pictureState({ complete: false, naturalWidth: 0, decode: unused })).toBe('loading');
});

test('an image that arrived before hydration is loaded', async () => {
  expect(await pictureState({ complete: true, naturalWidth: 640, decode: unused })).toBe('loaded');
});

test('an image that failed before hydration is failed', async () => {
  expect(await pictureState({ complete: true, naturalWidth: 0, decode: unused })).toBe('failed');
});

test('a drawing without a size of its own is loaded, though it is 0 wide', async () => {
  expect(await pictureState({ complete: true, naturalWidth: 0, decode: () => Promise.resolve() })).toBe(
    'loaded',
  );
});
