import type { Article } from '../../model/content.ts';
import type { Resource } from '../resource.ts';

/** Medium's feeds have no CORS headers. */
const converter = 'https://api.rss2json.com/v1/api.json';

/** The newest articles, at most ten; null without a username. */
export function articlesOf(username: string): Resource<Article[]> | null {
  const handle = username.trim().replace(/^@/, '');
  if (handle === '') return null;
  const feed = `https://medium.com/feed/@${handle}`;
  const url = `${converter}?rss_url=${encodeURIComponent(feed)}`;
  // Heavy, so loaded only with an answer.
  const read = async (body: unknown) => (await import('./answer.ts')).readArticles(body, url);
  return {
    name: 'articles',
    url,
    read,
  };
}
