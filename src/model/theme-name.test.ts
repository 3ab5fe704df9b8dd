import { expect, it } from 'vitest';
import { themeNames } from './theme-name.ts';

it('names the 36 themes in their order', () => {
  expect(themeNames.join(', ')).toBe(
    'light, dark, cupcake, bumblebee, emerald, corporate, synthwave, retro, cyberpunk, valentine, halloween, garden, ' +
      'forest, aqua, lofi, pastel, fantasy, wireframe, black, luxury, dracula, cmyk, autumn, business, acid, lemonade, ' +
      'night, coffee, winter, dim, nord, sunset, caramellatte, abyss, silk, procyon',
  );
  expect(new Set(themeNames).size).toBe(36);
});
