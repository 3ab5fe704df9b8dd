import type { Article } from '../../model/content.ts';
import { stripMarkup } from '../../text/markup.ts';
import { excerpt, printable } from '../../text/plain-text.ts';
import type { KeptResource } from '../resource.ts';
import { instantOf, itemsOf, type JsonObject, linkOf, tagsOf, textOf } from '../shape.ts';

/** The newest articles of an account, at most ten; null without a username. dev.to has none of an unknown account. */
export function articlesOf(username: string): KeptResource<Article[]> | null {
  const handle = username.trim().replace(/^@/, '');
  if (handle === '') return null;
  const url = `https://dev.to/api/articles?per_page=10&username=${encodeURIComponent(handle)}`;
  return {
    name: 'articles',
    url,
    shape: { list: 'body', text: 'title', links: ['url'] },
    read: (body) => itemsOf(body, articleOf, ({ link }) => link, url),
  };
}

function articleOf(item: JsonObject): Article | undefined {
  const title = textOf(item.title);
  const link = linkOf(item.url);
  if (title === undefined || link === undefined) return undefined;
  return {
    title,
    description:
      typeof item.description === 'string' ? excerpt(printable(stripMarkup(item.description))) : '',
    thumbnail: linkOf(item.social_image) ?? linkOf(item.cover_image),
    link,
    categories: tagsOf(item.tag_list),
    publishedAt: instantOf(item.published_at),
  };
}
