import { expect, test } from 'vitest';
import { fillIn } from './document.ts';

test('an index.html in which somebody has changed such a place is refused by its name', () => {
  const parts = { '<html lang="de">': '<html lang="en">' };
  expect(() => fillIn('<html lang="de" class="mine">', parts)).toThrow(
    'index.html has no `<html lang="de">`',
  );
});
