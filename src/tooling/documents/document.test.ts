import { expect, test } from 'vitest';
import { fillIn } from './document.ts';

test('index.html gets language, theme and head in the places for them', () => {
  const html = '<html lang="de"><head><!-- head --></head></html>';
  const parts = {
    '<html lang="de">': '<html lang="en" data-theme="dim">',
    '<!-- head -->': '<title>$&</title>',
  };
  expect(fillIn(html, parts)).toBe('<html lang="en" data-theme="dim"><head><title>$&</title></head></html>');
});

test('an index.html in which somebody has changed such a place is refused by its name', () => {
  const parts = { '<html lang="de">': '<html lang="en">' };
  expect(() => fillIn('<html lang="de" class="mine">', parts)).toThrow(
    'index.html has no `<html lang="de">`',
  );
});
