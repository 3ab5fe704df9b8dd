import { describe, expect, test } from 'vitest';
import type { Article } from '../../model/content.ts';
import { articlesOf } from './articles.ts';
import { readArticles } from './response.ts';

const pixel =
  '<img src="https://medium.com/_/stat?event=post.clientViewed&amp;referrerSource=full_rss&amp;postId=1a2b3c" width="1" height="1" alt="">';
const picture = 'https://cdn-images-1.medium.com/max/1024/1*network.png';

const item = {
  title: 'Small companies &amp; big clouds',
  pubDate: '2026-07-03 06:15:09',
  link: 'https://medium.com/@erika/small-companies-1a2b3c?source=rss-1------2',
  guid: 'https://medium.com/p/1a2b3c',
  author: 'Erika Mustermann',
  thumbnail: '',
  description: '<p>The same as the content.</p>',
  content: `<p>Clouds are <strong>big</strong>.</p><figure><img alt="" src="${picture}" /><figcaption>A plan</figcaption></figure><p>Companies &lt; clouds.</p>${pixel}`,
  enclosure: {},
  categories: ['cloud', 'small-business'],
};
const feed = (...items: unknown[]) => ({ status: 'ok', items });

const { shape = { text: '' }, url } = articlesOf({ username: 'erika' });
const read = (body: unknown): Article[] => readArticles(body, shape, url);
const readOne = (facts: object) => read(feed({ ...item, ...facts }))[0];

describe('an article', () => {
  test('is what the feed says of it', () => {
    expect(readOne({})).toEqual({
      title: 'Small companies & big clouds',
      description: 'Clouds are big. A plan Companies < clouds.',
      thumbnail: picture,
      link: 'https://medium.com/p/1a2b3c',
      categories: ['cloud', 'small-business'],
      publishedAt: '2026-07-03T06:15:09.000Z',
    });
  });

  test('is pictured by its thumbnail when it has one', () => {
    const thumbnail = 'https://miro.medium.com/v2/1*thumb.png';
    expect(readOne({ thumbnail })?.thumbnail).toBe(thumbnail);
  });

  test('is never pictured by the pixel that counts its readers', () => {
    const counted = `<figure>${pixel}</figure>`;
    expect(readOne({ content: `${counted}<figure><img src="${picture}"></figure>` })?.thumbnail).toBe(
      picture,
    );
    const thumbnail = 'https://medium.com/_/stat?event=post';
    expect(readOne({ thumbnail, content: '' })?.thumbnail).toBeUndefined();
  });

  test('is not pictured by anything but http, or by a picture outside a figure', () => {
    const content = `<img src="${picture}"><figure><img src="javascript:alert(1)"><img src="data:image/png;base64,x"></figure>`;
    expect(readOne({ content })?.thumbnail).toBeUndefined();
    expect(readOne({ content: '<figure><img src="//cdn.example/a.png"></figure>' })?.thumbnail).toBe(
      'https://cdn.example/a.png',
    );
  });

  test('leads to its page when its identifier is no link', () => {
    expect(readOne({ guid: 'javascript:alert(1)' })?.link).toBe(item.link);
  });
});

describe('A response to an article of somebody else', () => {
  const response = {
    ...item,
    title: 'Thanks &amp; well said! I have been using it for years…',
    content: `<p>Thanks &amp; well said! I have been using it for years, and never looked back.</p>${pixel}`,
    categories: [],
  };
  const own = { guid: 'https://medium.com/p/2' };

  test('is no article, and one who only responds has none', () => {
    expect(read(feed(response, { ...item, ...own })).map(({ link }) => link)).toEqual([own.guid]);
    expect(read(feed(response))).toEqual([]);
  });

  test.each([
    ['a category', { categories: ['cloud'] }],
    ['a figure', { content: `<figure><img src="${picture}"></figure>${response.content}` }],
    ['a title of its own', { title: 'On clouds' }],
    ['its title as a heading', { title: 'Clouds', content: '<h3>Clouds</h3><p>They are big.</p>' }],
  ])('is nothing with %s', (_, facts) => {
    expect(read(feed({ ...response, ...facts }))).toHaveLength(1);
  });
});
