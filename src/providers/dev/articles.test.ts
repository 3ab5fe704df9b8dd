import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Article } from '../../model/content.ts';
import { ProviderError } from '../provider-error.ts';
import { articlesOf } from './articles.ts';

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

/** As much as the provider sends of an article in a list that anything here depends on. */
const article = {
  type_of: 'article',
  id: 150589,
  title: 'Byte Sized Episode 2: The Creation of Graph Theory',
  description: 'The story of Leonhard Euler and the creation of this fundamental computer science principle',
  slug: 'byte-sized-episode-2-the-creation-of-graph-theory-34g1',
  url: 'https://dev.to/bytesized/byte-sized-episode-2-the-creation-of-graph-theory-34g1',
  cover_image: null as string | null,
  social_image: 'https://media.dev.to/dynamic/image/width=1000/social.png' as string | null,
  published_at: '2019-08-01T15:47:54Z',
  tag_list: ['computerscience', 'graphtheory', 'bytesized', 'history'],
  tags: 'computerscience, graphtheory, bytesized, history',
};

const read = (body: unknown) => articlesOf('erika')?.read(body) as Article[];

test('the articles are asked for by username, ten at a time', () => {
  expect(articlesOf('erika')?.url).toBe('https://dev.to/api/articles?per_page=10&username=erika');
  expect(articlesOf(' @a&b ')?.url).toBe('https://dev.to/api/articles?per_page=10&username=a%26b');
});

test('without a username nobody is asked', () => {
  expect(articlesOf('')).toBeNull();
  expect(articlesOf(' @ ')).toBeNull();
});

describe('an article', () => {
  test('is what the provider says of it', () => {
    expect(read([article])).toEqual([
      {
        title: 'Byte Sized Episode 2: The Creation of Graph Theory',
        description:
          'The story of Leonhard Euler and the creation of this fundamental computer science principle',
        thumbnail: 'https://media.dev.to/dynamic/image/width=1000/social.png',
        link: 'https://dev.to/bytesized/byte-sized-episode-2-the-creation-of-graph-theory-34g1',
        categories: ['computerscience', 'graphtheory', 'bytesized', 'history'],
        publishedAt: '2019-08-01T15:47:54.000Z',
      },
    ]);
  });

  test('is pictured by its cover when it has no picture for sharing, or by nothing', () => {
    const cover = 'https://media.dev.to/cover.png';
    expect(read([{ ...article, social_image: null, cover_image: cover }])[0]?.thumbnail).toBe(cover);
    expect(read([{ ...article, social_image: null }])[0]?.thumbnail).toBeUndefined();
    expect(read([{ ...article, social_image: 'javascript:alert(1)' }])[0]?.thumbnail).toBeUndefined();
  });

  test('is described in plain text of at most 100 characters', () => {
    const description = `<p>${'Graphs &amp; <b>more</b> graphs. '.repeat(20)}</p>`;
    expect(read([{ ...article, description }])[0]?.description).toBe(
      `${'Graphs & more graphs. '.repeat(20).slice(0, 100)}...`,
    );
    expect(read([{ ...article, description: null }])[0]?.description).toBe('');
    expect(read([{ ...article, description: 'a < b' }])[0]?.description).toBe('a < b');
  });

  test('without a title or a link that can be followed is left out', () => {
    const body = [article, { ...article, title: null }, { ...article, url: 'javascript:alert(1)' }, null];
    expect(read(body)).toHaveLength(1);
  });

  test('with a script for a title has it as text', () => {
    expect(read([{ ...article, title: '<script>alert(1)</script>' }])[0]?.title).toBe(
      '<script>alert(1)</script>',
    );
  });
});

test('no articles are no failure', () => {
  expect(read([])).toEqual([]);
});

test('a body that is no list of articles is malformed', () => {
  for (const body of [null, {}, { error: 'not found' }, 'articles', [null], [{ name: 'another shape' }]]) {
    expect(() => read(body)).toThrow(ProviderError);
  }
});

test('no answer, however strange, throws anything but a ProviderError or makes an article that cannot be shown', () => {
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    anyText,
    fc.constant('https://example.com/a?b=c#d'),
  );
  const strangeArticle = fc
    .record(Object.fromEntries(Object.keys(article).map((field) => [field, strange])), { requiredKeys: [] })
    .map((facts) => ({ ...article, ...facts }));
  const segmenter = new Intl.Segmenter('de');
  fc.assert(
    fc.property(fc.oneof(fc.array(strangeArticle), fc.anything()), (body) => {
      let articles: Article[] = [];
      try {
        articles = read(body);
      } catch (error) {
        expect(error).toBeInstanceOf(ProviderError);
      }
      for (const { title, description, link, thumbnail, publishedAt } of articles) {
        expect(title).toMatch(/\S/);
        expect([...segmenter.segment(description.replace(/\.\.\.$/, ''))].length).toBeLessThanOrEqual(100);
        for (const address of [link, thumbnail])
          if (address !== undefined) expect(address).toMatch(/^https?:\/\//);
        if (publishedAt !== undefined) expect(new Date(publishedAt).toISOString()).toBe(publishedAt);
      }
    }),
    { numRuns: 300 },
  );
});
