import { expect, it } from 'vitest';
import type { AnswerShape } from './contract.ts';
import { isGoodAnswer } from './good-answer-only.ts';

const list = { field: 'items' };
const user: AnswerShape = { text: 'login' };
const search: AnswerShape = { list, incomplete: 'incomplete_results', text: 'name', links: ['html_url'] };
const dev: AnswerShape = { list: 'body', text: 'title', links: ['url'] };
const feed: AnswerShape = { fields: { status: 'ok' }, list, text: 'title', links: ['guid', 'link'] };

const repository = { name: 'a', full_name: 'o/a', html_url: 'https://github.com/o/a', description: null };
const article = { title: 'Titel', url: 'https://dev.to/a', cover_image: null };
const story = { title: 'Titel', guid: 'https://medium.com/p/1', thumbnail: '' };
const listOf = (...items: unknown[]) => JSON.stringify({ items });

it.each([
  ['a user', user, { login: 'octocat', name: null }],
  ['repositories', search, { items: [repository], incomplete_results: true }],
  ['no repositories', search, { total_count: 0, items: [] }],
  ['repositories, one of which cannot be read', search, { items: [null, repository] }],
  ['articles', dev, [article]],
  ['stories', feed, { status: 'ok', items: [story] }],
])('An answer with status 200 may replace a stored one when it is %s', (_, shape, body) => {
  expect(isGoodAnswer(shape, 200, JSON.stringify(body))).toBe(true);
  expect(isGoodAnswer(shape, 203, JSON.stringify(body))).toBe(false);
});

it.each([
  ['cut off', search, '{"items":[{"name"'],
  ['a message instead of a user', user, '{"message":"Server Error"}'],
  ['none found by a search that was broken off', search, '{"items":[],"incomplete_results":true}'],
  ['a list in the wrong place', search, JSON.stringify([repository])],
  ['a list of nothing readable', search, listOf(null, 1, {}, [])],
  ['a list without links', search, listOf({ ...repository, html_url: 'javascript:1' })],
  ['the converter’s own error', feed, JSON.stringify({ status: 'error', items: [story] })],
  ['from an unknown address', undefined, '[]'],
])('An answer with status 200 may not replace a stored one when it is %s', (_, shape, body) => {
  expect(isGoodAnswer(shape, 200, body)).toBe(false);
});
