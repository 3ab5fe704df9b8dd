import type { JsonObject, ResponseShape } from '../../../sw/response-shape.ts';
import type { Article } from '../../model/content.ts';
import { excerpt, printable } from '../../model/plain-text.ts';
import { type Blog, blogProvider } from '../provider.ts';
import type { Resource } from '../resource.ts';
import { instantOf, itemsOf, linkOf, tagsOf, textOf } from '../shape.ts';

const shape: ResponseShape = { list: 'body', text: 'title', links: ['url'] };

/** The newest articles, at most ten. dev.to answers an empty list for an unknown username. */
export function articlesOf({ username }: Pick<Blog, 'username'>): Resource<Article[]> {
  const url = `https://dev.to/api/articles?per_page=10&username=${encodeURIComponent(username)}`;
  return {
    name: 'articles',
    url,
    shape,
    read: (body) => Promise.all(itemsOf(body, shape, articleOf, url).map(described)),
  };
}

function articleOf(item: JsonObject): Article | undefined {
  const title = textOf(item.title);
  const link = linkOf(item.url);
  if (title === undefined || link === undefined) return undefined;
  return {
    title,
    description: typeof item.description === 'string' ? item.description : '',
    thumbnail: linkOf(item.social_image) ?? linkOf(item.cover_image),
    link,
    categories: tagsOf(item.tag_list),
    publishedAt: instantOf(item.published_at),
  };
}

async function described({ description, ...article }: Article): Promise<Article> {
  // Loaded when it is needed: hardly any description has markup.
  const text = /[<&]/.test(description)
    ? (await import('../../model/markup.ts')).stripMarkup(description)
    : description;
  return { ...article, description: excerpt(printable(text)) };
}

export const dev = blogProvider('dev', {
  name: 'dev.to',
  path: 'blog.username',
  most: 10,
  articlesOf,
  thumbnailHosts: [
    'media.dev.to',
    'media2.dev.to',
    'dev-to-uploads.s3.amazonaws.com',
    'thepracticaldev.s3.amazonaws.com',
  ],
  page: ({ username }) => `https://dev.to/${username}`,
  feed: ({ username }) => `https://dev.to/feed/${encodeURIComponent(username)}`,
});
