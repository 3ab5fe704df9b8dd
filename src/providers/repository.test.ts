import { expect, test } from 'vitest';
import type { Repository } from '../model/content.ts';
import { repositoryOf, withFurther } from './repository.ts';

const repository = (host: string, name: string, stars: number, month: number): Repository => ({
  fullName: `max/${name}`,
  name,
  link: `https://${host}/max/${name}`,
  description: undefined,
  updatedAt: new Date(Date.UTC(2026, month)).toISOString(),
  stars,
  forks: 10 - stars,
  language: undefined,
});
const own = [repository('github.com', 'wiki', 5, 1), repository('github.com', 'notes', 1, 3)];
const further = [repository('codeberg.org', 'netzplan', 3, 2), repository('codeberg.org', 'Wiki', 9, 9)];

const namesIn = (order: Parameters<typeof withFurther>[2]) =>
  withFurther(own, further, order).map(({ name }) => name);

test.each([
  ['stars', ['wiki', 'netzplan', 'notes']],
  ['forks', ['notes', 'netzplan', 'wiki']],
  ['updated', ['notes', 'netzplan', 'wiki']],
  // Nobody but its provider can tell.
  ['help-wanted-issues', ['wiki', 'notes', 'netzplan']],
])(
  'by %s the repositories of all providers come in one order, and a project at two of them once',
  (sortBy, names) => {
    expect(namesIn({ sortBy, limit: 9 })).toEqual(names);
  },
);

test('the list keeps its limit and what is left out of it', () => {
  expect(namesIn({ sortBy: 'stars', limit: 2 })).toEqual(['wiki', 'netzplan']);
  expect(namesIn({ sortBy: 'stars', limit: 9, exclude: { projects: ['max/netzplan'] } })).toEqual([
    'wiki',
    'notes',
  ]);
});

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
