import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { technologyIconName } from '../model/icon-name.ts';
import { Icon } from './icon.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));

test('an icon is drawn from the sprite and is nothing to a screen reader', () => {
  expect(renderToStaticMarkup(<Icon name="lucide:mail" />)).toBe(
    '<svg class="icon" aria-hidden="true"><use href="/icons.svg#lucide:mail"></use></svg>',
  );
});

test('an icon with a label is an image of that name', () => {
  expect(renderToStaticMarkup(<Icon name="social-x" label="X: @erika" />)).toBe(
    '<svg class="icon" role="img" aria-label="X: @erika"><use href="/icons.svg#social-x"></use></svg>',
  );
});

test('a technology is drawn by the name that the build gives its symbol', () => {
  expect(renderToStaticMarkup(<Icon name={technologyIconName('C#')} />)).toContain(
    '<use href="/icons.svg#technology-c-sharp"',
  );
});
