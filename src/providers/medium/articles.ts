import type { Article } from '../../model/content.ts';
import type { KeptResource } from '../resource.ts';

/** Medium's feeds are closed to browsers; rss2json converts them and opens them. */
const converter = 'https://api.rss2json.com/v1/api.json';

/** The newest articles of an account on Medium, at most ten; null without a username: then there are none. */
export function articlesOf(username: string): KeptResource<Article[]> | null {
  const handle = username.trim().replace(/^@/, '');
  if (handle === '') return null;
  const feed = `https://medium.com/feed/@${handle}`;
  const url = `${converter}?rss_url=${encodeURIComponent(feed)}`;
  // Loaded with the answer: most blogs are elsewhere, and do without this code.
  const read = async (body: unknown) => (await import('./answer.ts')).readArticles(body, url);
  return {
    name: 'articles',
    url,
    shape: { fields: { status: 'ok' }, list: { field: 'items' }, text: 'title', links: ['guid', 'link'] },
    read,
  };
}
