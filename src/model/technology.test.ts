import { expect, it } from 'vitest';
import { namedOnce, technologyKey } from './technology.ts';

it.each([
  ['Node', 'Node.js', 'NodeJS', 'node js'],
  ['PostgreSQL', 'Postgres', 'postgre-sql'],
  ['JavaScript', 'JS', 'Java Script'],
  ['Next', 'Next.js'],
])('takes %s for the same technology however it is written', (...names) => {
  expect(new Set(names.map(technologyKey)).size).toBe(1);
});

it('keeps apart what only looks alike', () => {
  const names = ['C', 'C#', 'C++', 'Java', 'JavaScript', 'Vue', 'Vue 3', '.NET', 'React', 'React Native'];
  expect(new Set(names.map(technologyKey)).size).toBe(names.length);
});

it('names a technology as it is written first', () => {
  expect(['Node', 'React.js', 'PHP'].map(namedOnce(['Node.js', 'React', 'Node']))).toEqual([
    'Node.js',
    'React',
    'PHP',
  ]);
});
