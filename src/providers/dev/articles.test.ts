import { expect, test } from 'vitest';
import { articlesOf } from './articles.ts';

test('an article is pictured by its cover when it has no picture for sharing, or by nothing', async () => {
  const pictureOf = async (facts: object) => {
    const [article] = await articlesOf({ username: 'erika' }).read([
      { title: 'A', url: 'https://dev.to/a', ...facts },
    ]);
    return article?.thumbnail;
  };
  const cover = 'https://media.dev.to/cover.png';
  expect(await pictureOf({ social_image: null, cover_image: cover })).toBe(cover);
  expect(await pictureOf({ social_image: 'javascript:alert(1)' })).toBeUndefined();
});
