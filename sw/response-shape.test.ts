import { expect, it } from 'vitest';
import { type ResponseShape, readableItems } from './response-shape.ts';

const list = { field: 'items' };
const user: ResponseShape = { text: 'login' };
const search: ResponseShape = { list, incomplete: 'incomplete_results', text: 'name', links: ['html_url'] };
const dev: ResponseShape = { list: 'body', text: 'title', links: ['url'] };
const feed: ResponseShape = { fields: { status: 'ok' }, list, text: 'title', links: ['guid', 'link'] };

const repository = { name: 'a', full_name: 'o/a', html_url: 'https://github.com/o/a', description: null };
const article = { title: 'Titel', url: 'https://dev.to/a', cover_image: null };
const story = { title: 'Titel', guid: 'https://medium.com/p/1', thumbnail: '' };

it.each<[string, ResponseShape, unknown, unknown[]]>([
  ['a user', user, { login: 'octocat', name: null }, [{ login: 'octocat', name: null }]],
  ['repositories', search, { items: [repository], incomplete_results: true }, [repository]],
  ['no repositories', search, { total_count: 0, items: [] }, []],
  ['repositories, one of which cannot be read', search, { items: [null, repository] }, [repository]],
  ['articles', dev, [article], [article]],
  ['an article at a port', dev, [{ ...article, url: 'https://a.example:50443/1' }], [expect.anything()]],
  ['stories', feed, { status: 'ok', items: [story] }, [story]],
])('The readable items of an answer are %s', (_, shape, body, items) => {
  expect(readableItems(body, shape)).toEqual(items);
});

it.each<[string, ResponseShape, unknown, 'failed' | 'malformed']>([
  ['a message instead of a user', user, { message: 'Server Error' }, 'malformed'],
  ['none found by a search that was broken off', search, { items: [], incomplete_results: true }, 'failed'],
  ['a list in the wrong place', search, [repository], 'malformed'],
  ['a list of nothing readable', search, { items: [null, 1, {}, []] }, 'malformed'],
  ['a list without links', search, { items: [{ ...repository, html_url: 'javascript:1' }] }, 'malformed'],
  ['a list with an impossible port', dev, [{ ...article, url: 'https://a.example:99999/1' }], 'malformed'],
  ['the converter’s own error', feed, { status: 'error', items: [story] }, 'failed'],
  ['a text', feed, '<html>', 'malformed'],
  ['of other types', feed, { status: 1, items: [story] }, 'malformed'],
])('An answer is not good when it is %s', (_, shape, body, fault) => {
  expect(readableItems(body, shape)).toBe(fault);
});
