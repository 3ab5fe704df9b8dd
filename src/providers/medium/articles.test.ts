import { expect, test } from 'vitest';
import { articlesOf } from './articles.ts';

const picture = 'https://cdn-images-1.medium.com/max/1024/1*network.png';
const figure = `<figure><img src="${picture}"></figure>`;
const pixel = 'https://medium.com/_/stat?event=post.clientViewed&amp;postId=1a2b3c';
const link = 'https://medium.com/@erika/1a2b3c';

const read = (...items: object[]) =>
  articlesOf({ username: 'erika' }).read({
    status: 'ok',
    items: items.map((facts) => ({ title: 'On clouds', link, ...facts })),
  });

test.each([
  [
    'its thumbnail',
    { thumbnail: 'https://miro.medium.com/a.png', content: figure },
    'https://miro.medium.com/a.png',
  ],
  [
    'the first picture in a figure',
    { thumbnail: '', content: `<img src="https://a.example/a.png">${figure}` },
    picture,
  ],
  ['no pixel that counts readers', { content: `<figure><img src="${pixel}"></figure>${figure}` }, picture],
  ['no thumbnail that does', { thumbnail: 'https://medium.com/_/stat?event=post' }, undefined],
  [
    'nothing but http',
    { content: '<figure><img src="javascript:alert(1)"><img src="data:image/png,x"></figure>' },
    undefined,
  ],
])('an article is pictured by %s', async (_, facts, thumbnail) => {
  expect(await read(facts)).toMatchObject([{ thumbnail }]);
});

test('an article leads to its page when its identifier is no link', async () => {
  expect(await read({ guid: 'javascript:alert(1)' })).toMatchObject([{ link }]);
});

const reply = {
  title: 'Thanks &amp; well said! I have been using it for years…',
  content: '<p>Thanks &amp; well said! I have been using it for years, and never looked back.</p>',
  categories: [],
};

test.each([
  ['a reply to an article of somebody else', {}, 0],
  ['an article in a category', { categories: ['cloud'] }, 1],
  ['an article with a figure', { content: figure + reply.content }, 1],
  ['an article with a title of its own', { title: 'On clouds' }, 1],
  [
    'an article with its title as a heading',
    { title: 'Clouds', content: '<h3>Clouds</h3><p>They are big.</p>' },
    1,
  ],
])('%s is shown or not', async (_, facts, count) => {
  expect(await read({ ...reply, ...facts })).toHaveLength(count);
});
