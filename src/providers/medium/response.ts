import type { JsonObject, ResponseShape } from '../../../sw/response-shape.ts';
import type { Article } from '../../model/content.ts';
import { decodeEntities, imageAddresses, isContentPicture, stripMarkup } from '../../model/markup.ts';
import { excerpt, printable } from '../../model/plain-text.ts';
import { instantOf, itemsOf, linkOf, tagsOf, textOf } from '../shape.ts';

export const readArticles = (body: unknown, shape: ResponseShape, url: string): Article[] =>
  itemsOf(body, shape, (item) => (isResponse(item) ? undefined : articleOf(item)), url);

function articleOf(item: JsonObject): Article | undefined {
  const title = typeof item.title === 'string' ? textOf(decodeEntities(item.title)) : undefined;
  const link = linkOf(item.guid) ?? linkOf(item.link);
  if (title === undefined || link === undefined) return undefined;
  const content = typeof item.content === 'string' ? item.content : '';
  return {
    title,
    description: excerpt(printable(stripMarkup(content))),
    thumbnail: thumbnailOf(item.thumbnail, content),
    link,
    categories: tagsOf(item.categories),
    publishedAt: instantOf(item.pubDate),
  };
}

/** Medium leaves the thumbnail empty: the first picture in a figure replaces it. */
function thumbnailOf(thumbnail: unknown, content: string): string | undefined {
  const links = [thumbnail, ...imageAddresses(content, 1)].map(linkOf);
  return links.find((link) => link !== undefined && isContentPicture(link));
}

/** Whether an item is a reply to an article: it has no category and no figure, and its text begins with its title. */
export function isResponse({ title, content, categories }: JsonObject): boolean {
  if (Array.isArray(categories) && categories.length > 0) return false;
  // An article may repeat its title as a heading.
  const html = String(content ?? '');
  if (/<figure|^\s*<h\d/i.test(html)) return false;
  const start = printable(decodeEntities(String(title ?? ''))).replace(/\s*(?:…|\.{3})$/, '');
  return start !== '' && printable(stripMarkup(html)).startsWith(start);
}
