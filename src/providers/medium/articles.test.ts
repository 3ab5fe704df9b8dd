import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Article } from '../../model/content.ts';
import { ProviderError } from '../provider-error.ts';
import { readArticles } from './answer.ts';
import { articlesOf } from './articles.ts';

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

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
const feed = (...items: unknown[]) => ({
  status: 'ok',
  feed: { url: 'https://medium.com/feed/@erika', title: 'Stories by Erika on Medium' },
  items,
});

const read = (body: unknown): Article[] => readArticles(body, 'https://api.rss2json.com/v1/api.json');
const readOne = (facts: object) => read(feed({ ...item, ...facts }))[0];

test("the articles are asked for by the address of the account's feed", () => {
  const url = 'https://api.rss2json.com/v1/api.json?rss_url=https%3A%2F%2Fmedium.com%2Ffeed%2F%40erika';
  expect(articlesOf('erika')?.url).toBe(url);
  expect(articlesOf('@erika')?.url).toBe(url);
});

test('without a username nobody is asked', () => {
  expect(articlesOf('')).toBeNull();
  expect(articlesOf('@')).toBeNull();
});

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

  test('is described by the first 100 characters of its text', () => {
    const content = `<p>${'Clouds are big. '.repeat(50)}</p>`;
    expect(readOne({ content })?.description).toBe(`${'Clouds are big. '.repeat(50).slice(0, 100)}...`);
    expect(readOne({ content: null })?.description).toBe('');
  });

  test('is pictured by its thumbnail when it has one', () => {
    const thumbnail = 'https://miro.medium.com/v2/1*thumb.png';
    expect(readOne({ thumbnail })?.thumbnail).toBe(thumbnail);
  });

  test('is never pictured by the pixel that counts its readers', () => {
    expect(readOne({ content: `<p>text</p>${pixel}` })?.thumbnail).toBeUndefined();
    const counted = `<figure>${pixel}</figure>`;
    expect(readOne({ content: counted })?.thumbnail).toBeUndefined();
    expect(readOne({ content: `${counted}<figure><img src="${picture}"></figure>` })?.thumbnail).toBe(
      picture,
    );
    expect(
      readOne({ thumbnail: 'https://medium.com/_/stat?event=post', content: '' })?.thumbnail,
    ).toBeUndefined();
  });

  test('is not pictured by anything but http, or by a picture outside a figure', () => {
    const content = `<img src="${picture}"><figure><img src="javascript:alert(1)"><img src="data:image/png;base64,x"></figure>`;
    expect(readOne({ content })?.thumbnail).toBeUndefined();
    expect(readOne({ content: '<figure><img src="//cdn.example/a.png"></figure>' })?.thumbnail).toBe(
      'https://cdn.example/a.png',
    );
  });

  test('leads to its page when its identifier is no link', () => {
    expect(readOne({ guid: '1a2b3c' })?.link).toBe(item.link);
    expect(readOne({ guid: 'javascript:alert(1)' })?.link).toBe(item.link);
  });

  test('without a title or a link is left out', () => {
    const body = feed(
      item,
      { ...item, title: '' },
      { ...item, guid: 'javascript:alert(1)', link: null },
      null,
    );
    expect(read(body)).toHaveLength(1);
  });
});

test('an empty feed is no failure', () => {
  expect(read(feed())).toEqual([]);
});

test('a failure that the converter reports with HTTP 200 is one', () => {
  const body = {
    status: 'error',
    message: 'Cannot download this RSS feed, make sure the Rss URL is correct.',
  };
  expect(() => read(body)).toThrow(
    expect.objectContaining({
      kind: 'failed',
      status: 200,
      message: expect.stringContaining('Cannot download'),
    }),
  );
  expect(() => read({ status: 'error' })).toThrow(expect.objectContaining({ kind: 'failed' }));
});

test('a body that is no feed is malformed', () => {
  for (const body of [null, [], {}, { status: 'ok' }, feed(null), feed({ name: 'another shape' })]) {
    expect(() => read(body)).toThrow(expect.objectContaining({ kind: 'malformed' }));
  }
});

test('no answer, however strange, throws anything but a ProviderError or makes an article that cannot be shown', () => {
  const piece = fc.constantFrom(
    '<figure>',
    '</figure>',
    '<img src="',
    '">',
    pixel,
    '<p',
    '&amp;',
    '&#x0;',
    '<script>',
    '<!--',
    'a < b',
    '👩‍💻',
    picture,
  );
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    anyText,
    fc.array(piece, { maxLength: 300 }).map((pieces) => pieces.join('')),
  );
  const strangeItem = fc
    .record(Object.fromEntries(Object.keys(item).map((field) => [field, strange])), { requiredKeys: [] })
    .map((facts) => ({ ...item, ...facts }));
  const segmenter = new Intl.Segmenter('de');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(strangeItem).map((items) => feed(...items)),
        fc.anything(),
      ),
      (body) => {
        let articles: Article[] = [];
        try {
          articles = read(body);
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderError);
        }
        for (const { title, description, link, thumbnail } of articles) {
          expect(title).toMatch(/\S/);
          expect([...segmenter.segment(description.replace(/\.\.\.$/, ''))].length).toBeLessThanOrEqual(100);
          for (const address of [link, thumbnail])
            if (address !== undefined) expect(address).toMatch(/^https?:\/\//);
          expect(thumbnail ?? '').not.toMatch(/^https?:\/\/medium\.com\/_\/stat/);
        }
      },
    ),
    { numRuns: 300 },
  );
});
