import { describe, expect, it } from 'vitest';
import { isPromised } from './promised.ts';

const user = 'https://api.github.com/users/octocat';
const search = 'https://api.github.com/search/repositories?q=user:octocat';
const dev = 'https://dev.to/api/articles?username=max';
const feed = 'https://api.rss2json.com/v1/api.json?rss_url=x';

const repository = { name: 'a', full_name: 'o/a', html_url: 'https://github.com/o/a', description: null };
const article = { title: 'Titel', url: 'https://dev.to/a', cover_image: null };
const story = { title: 'Titel', guid: 'https://medium.com/p/1', thumbnail: '' };

describe('An answer is what its service promises', () => {
  it.each([
    ['a user', user, { login: 'octocat', name: null }],
    ['repositories', search, { items: [repository], incomplete_results: true }],
    ['no repositories', search, { total_count: 0, items: [] }],
    ['repositories, one of which cannot be read', search, { items: [null, repository] }],
    ['articles', dev, [article]],
    ['no articles', dev, []],
    ['stories', feed, { status: 'ok', items: [story] }],
    ['no stories', feed, { status: 'ok', items: [] }],
  ])('when it is %s', (_, url, body) => {
    expect(isPromised(url, 200, JSON.stringify(body))).toBe(true);
    expect(isPromised(url, 403, JSON.stringify(body))).toBe(false);
    expect(isPromised(url, 500, JSON.stringify(body))).toBe(false);
  });
});

describe('An answer with status 200 may not replace a stored one', () => {
  it.each([
    ['a web page', user, '<!doctype html>'],
    ['cut off', search, '{"items":[{"name"'],
    ['empty', search, ''],
    ['null', user, 'null'],
    ['a message instead of a user', user, '{"message":"Server Error"}'],
    ['a message instead of a list', search, '{"message":"Server Error"}'],
    ['a list in the wrong place', search, JSON.stringify([repository])],
    ['a list of nothing readable', search, JSON.stringify({ items: [null, 1, {}, []] })],
    [
      'a list without links',
      search,
      JSON.stringify({ items: [{ ...repository, html_url: 'javascript:1' }] }),
    ],
    ['an object instead of articles', dev, JSON.stringify({ items: [article] })],
    ['articles without titles', dev, JSON.stringify([{ ...article, title: '   ' }])],
    ['the converter’s own error', feed, JSON.stringify({ status: 'error', items: [story] })],
  ])('when it is %s', (_, url, body) => {
    expect(isPromised(url, 200, body)).toBe(false);
  });
});
