import type { AnswerShape, JsonObject } from '../../../sw/answer-shape.ts';
import type { Article } from '../../model/content.ts';
import { decodeEntities, imageAddresses, stripMarkup } from '../../text/markup.ts';
import { excerpt, printable } from '../../text/plain-text.ts';
import { instantOf, itemsOf, linkOf, tagsOf, textOf } from '../shape.ts';
import { isResponse } from './response.ts';

/** @throws ProviderError of kind 'failed' or 'malformed' */
export const readArticles = (body: unknown, shape: AnswerShape, url: string): Article[] =>
  itemsOf(
    body,
    shape,
    (item) => (isResponse(item) ? undefined : articleOf(item)),
    ({ link }) => link,
    url,
  );

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
  for (const address of [thumbnail, ...imageAddresses(content, 1)]) {
    const link = linkOf(address);
    if (link !== undefined && !isTrackingPixel(link)) return link;
  }
  return undefined;
}

/** An invisible picture at the end of each article. */
function isTrackingPixel(link: string): boolean {
  const { hostname, pathname } = new URL(link);
  return /(^|\.)medium\.com$/.test(hostname) && pathname.startsWith('/_/stat');
}
