import { expect, test } from 'vitest';
import type { Article } from '../../model/content.ts';
import { articlesOf } from './articles.ts';

/** As much as the provider sends of an article in a list that anything here depends on. */
const article = {
  title: 'Byte Sized Episode 2: The Creation of Graph Theory',
  description: 'The story of Leonhard Euler',
  url: 'https://dev.to/bytesized/byte-sized-episode-2-the-creation-of-graph-theory-34g1',
  cover_image: null as string | null,
  social_image: 'https://media.dev.to/dynamic/image/width=1000/social.png' as string | null,
  published_at: '2019-08-01T15:47:54Z',
  tag_list: ['computerscience', 'graphtheory'],
  tags: 'computerscience, graphtheory',
};

const read = async (...articles: unknown[]) => (await articlesOf('erika').read(articles)) as Article[];
const readOne = async (facts: Partial<Record<keyof typeof article, unknown>>) =>
  (await read({ ...article, ...facts }))[0];

test('an article is what the provider says of it', async () => {
  expect(await readOne({})).toEqual({
    title: article.title,
    description: article.description,
    thumbnail: article.social_image,
    link: article.url,
    categories: article.tag_list,
    publishedAt: '2019-08-01T15:47:54.000Z',
  });
});

test('an article is pictured by its cover when it has no picture for sharing, or by nothing', async () => {
  const cover = 'https://media.dev.to/cover.png';
  expect((await readOne({ social_image: null, cover_image: cover }))?.thumbnail).toBe(cover);
  expect((await readOne({ social_image: 'javascript:alert(1)' }))?.thumbnail).toBeUndefined();
});
