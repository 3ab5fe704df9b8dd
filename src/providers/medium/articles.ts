import type { ResponseShape } from '../../../sw/response-shape.ts';
import type { Article } from '../../model/content.ts';
import { type Blog, blogProvider } from '../provider.ts';
import type { Resource } from '../resource.ts';

/** Medium's feeds have no CORS headers. */
const converter = 'https://api.rss2json.com/v1/api.json';

/** The converter reports its failures with HTTP 200. */
const shape: ResponseShape = {
  fields: { status: 'ok' },
  list: { field: 'items' },
  text: 'title',
  links: ['guid', 'link'],
};

/** The newest articles, at most ten. */
export function articlesOf({ username }: Pick<Blog, 'username'>): Resource<Article[]> {
  const feed = `https://medium.com/feed/@${username}`;
  const url = `${converter}?rss_url=${encodeURIComponent(feed)}`;
  // Heavy, so loaded only with a response.
  const read = async (body: unknown) => (await import('./response.ts')).readArticles(body, shape, url);
  return { name: 'articles', url, shape, read };
}

export const medium = blogProvider('medium', {
  name: 'Medium',
  path: 'blog.username',
  most: 10,
  articlesOf,
  thumbnailHosts: ['cdn-images-1.medium.com', 'miro.medium.com'],
  page: ({ username }) => `https://medium.com/@${username}`,
  feed: ({ username }) => `https://medium.com/feed/@${encodeURIComponent(username)}`,
});
