import { expect, it } from 'vitest';
import type { Engagement } from './engagement.ts';
import { applyFilter, noFilter, optionsOf, readFilter, writeFilter } from './project-filter.ts';

const engagement = (title: string, more: Partial<Engagement>): Engagement => {
  return { id: title, from: '2024-01', title, roles: [], tasks: [], technologies: [], methods: [], ...more };
};
const history = [
  engagement('Portal', { technologies: ['TypeScript', 'C#'], roles: ['Architekt'], industry: 'Handel' }),
  engagement('Netz', { technologies: ['Linux'], roles: ['Administrator'], industry: 'Handel', team: 3 }),
  engagement('Shop', {
    technologies: ['TypeScript', 'Vue 3'],
    roles: ['Entwickler'],
    tasks: ['Schnittstelle zur Kasse'],
  }),
];
const titles = (search: string) => applyFilter(history, readFilter(search)).map(({ title }) => title);

it('shows all projects while nothing is chosen', () => {
  expect(titles('')).toEqual(['Portal', 'Netz', 'Shop']);
  expect(readFilter('?utm_source=x')).toEqual(noFilter);
});

it('widens within a criterion and narrows across them', () => {
  expect(titles('?t=TypeScript&t=linux')).toEqual(['Portal', 'Netz', 'Shop']);
  expect(titles('?t=typescript&i=handel')).toEqual(['Portal']);
  expect(titles('?t=c%23')).toEqual(['Portal']);
  for (const spelling of ['vue-3', 'vue3', 'Vue%203']) expect(titles(`?t=${spelling}`)).toEqual(['Shop']);
  expect(titles('?t=ts')).toEqual(['Portal', 'Shop']);
});

it('finds every word of a search anywhere in a project', () => {
  expect(titles('?q=kasse+SCHNITT')).toEqual(['Shop']);
  expect(titles('?q=kasse+linux')).toEqual([]);
});

it('searches only what the page shows: no id, and of months the years', () => {
  const numbered = engagement('Portal', { id: 'projekt-1', from: '2023-10', to: '2024-11' });
  const found = (q: string) => applyFilter([numbered], { ...noFilter, q }).length;
  expect(['projekt', '1', '-1', '3-10'].map(found)).toEqual([0, 0, 0, 0]);
  expect(['portal', '2023', '2024'].map(found)).toEqual([1, 1, 1]);
});

it('writes into the address what it reads there', () => {
  for (const search of ['', '?t=c%23&t=vue3&r=architekt&q=zwei+Worte'])
    expect(writeFilter(readFilter(search))).toBe(search);
});

it('offers the most frequent first', () => {
  expect(optionsOf(history, 't').map(({ key, count }) => [key, count])).toEqual([
    ['typescript', 2],
    ['c#', 1],
    ['linux', 1],
    ['vue3', 1],
  ]);
});
