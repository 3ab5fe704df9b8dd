import { expect, test } from 'vitest';
import { repositoryOf } from './repository.ts';

test.each([
  ['a common language', 'TypeScript', '#3178c6'],
  ['a rare one', 'Crystal', '#000100'],
  ['one with a sign in its name', 'Objective-C++', '#6866fb'],
  ['one without a colour', 'Ninja', null],
  ['one that GitHub does not know', 'Klingonisch', '#808080'],
  ['a trap for programs', 'constructor', '#808080'],
])('%s has its colour: %s', (_, language, color) => {
  const repository = repositoryOf({ name: 'a', html_url: 'https://github.com/a/a', language }, 0);
  expect(repository?.language?.color).toBe(color);
});
