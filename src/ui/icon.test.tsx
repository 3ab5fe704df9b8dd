import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Icon } from './icon.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));

test('an icon is nothing to a screen reader, but for one with a label, which is an image of that name', () => {
  expect(renderToStaticMarkup(<Icon name="lucide:mail" />)).toBe(
    '<svg class="icon" aria-hidden="true"><use href="/icons.svg#lucide:mail"></use></svg>',
  );
  expect(renderToStaticMarkup(<Icon name="social-x" label="X: @erika" />)).toBe(
    '<svg class="icon" role="img" aria-label="X: @erika"><use href="/icons.svg#social-x"></use></svg>',
  );
});
