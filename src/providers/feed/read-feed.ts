import { parseFeed } from 'feedsmith';
import type { Article } from '../../model/content.ts';
import { parsedUrl } from '../../model/http-link.ts';
import { decodeEntities, imageAddresses, stripMarkup } from '../../text/markup.ts';
import { excerpt, printable } from '../../text/plain-text.ts';
import { isResponse } from '../medium/answer.ts';
import { ProviderError } from '../resource.ts';
import { eachLinkOnce, instantOf, linkOf, tagsOf, textOf } from '../shape.ts';

/** Characters; the largest feeds have a few millions. */
const longest = 10_000_000;
const mostArticles = 100;

type Entry = ReturnType<typeof entriesOf>[number];

/** The articles of a feed in RSS, Atom or JSON Feed, the newest first. @throws ProviderError 'malformed' */
export function readFeed(body: unknown, url: string): Article[] {
  const refuse = (detail: string, cause?: unknown) => new ProviderError('malformed', { url, detail, cause });
  if (typeof body !== 'string') throw refuse('there is no text');
  if (body.length > longest) throw refuse(`it has more than ${longest} characters`);
  let entries: Entry[];
  try {
    entries = entriesOf(body, url);
  } catch (error) {
    throw refuse('it is no RSS, Atom or JSON feed', error);
  }
  const articles = eachLinkOnce(entries.flatMap((entry) => articleOf(entry) ?? []));
  if (entries.length > 0 && articles.length === 0)
    throw refuse(`none of ${entries.length} entries can be read`);
  return articles
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, mostArticles);
}

/** Dates and pictures in order of preference; in most feeds the title is HTML, though it should not be. */
function entriesOf(body: string, url: string) {
  // Some hosts begin with a blank line or a byte order mark.
  const { format, feed } = parseFeed(body.replace(/^\uFEFF?\s*/, ''));
  switch (format) {
    case 'rss': {
      const entries = (feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        summary: item.description,
        content: item.content?.encoded,
        dates: [item.pubDate, item.dc?.dates?.[0]],
        categories: (item.categories ?? []).map(({ name }) => name),
        pictures: [
          ...mediaPictures(item.media),
          ...(item.enclosures ?? []).filter(isPicture).map((enclosure) => enclosure.url),
        ],
        base: absolute(feed.link, url) ?? url,
      }));
      // Medium also publishes at addresses of a blog's own.
      return feed.generator === 'Medium' ? entries.filter((entry) => !isResponse(entry)) : entries;
    }
    case 'atom':
      return (feed.entries ?? []).map((entry) => {
        const links = entry.links ?? [];
        const text = (part: { value?: string | undefined; type?: string | undefined } | undefined) =>
          part?.type === 'text' || part?.type === undefined ? escaped(part?.value) : part.value;
        const outer = absolute(feed.xml?.base, url) ?? url;
        return {
          title: text(entry.title),
          link: links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
          summary: text(entry.summary),
          content: text(entry.content),
          dates: [entry.published, entry.updated],
          categories: (entry.categories ?? []).map(({ label, term }) => label ?? term),
          pictures: [
            ...mediaPictures(entry.media),
            ...links.filter((link) => link.rel === 'enclosure' && isPicture(link)).map(({ href }) => href),
          ],
          base: absolute(entry.xml?.base, outer) ?? outer,
        };
      });
    case 'json':
      return (feed.items ?? []).map((item) => ({
        title: escaped(item.title),
        link: item.url ?? item.external_url ?? item.id,
        summary: escaped(item.summary),
        content: item.content_html ?? escaped(item.content_text),
        dates: [item.date_published, item.date_modified],
        categories: item.tags ?? [],
        pictures: [
          item.image,
          item.banner_image,
          ...(item.attachments ?? [])
            .filter(({ mime_type }) => isPicture({ type: mime_type }))
            .map((attachment) => attachment.url),
        ],
        base: absolute(feed.home_page_url, url) ?? url,
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link,
        summary: item.description,
        content: item.content?.encoded,
        dates: [item.dc?.dates?.[0]],
        categories: item.dc?.subjects ?? [],
        pictures: mediaPictures(item.media),
        base: absolute(feed.link, url) ?? url,
      }));
  }
}

function articleOf({ base, ...entry }: Entry): Article | undefined {
  const link = absolute(entry.link, base);
  const text = readable(entry.summary) || readable(entry.content);
  // Short messages, such as Mastodon's, have no title.
  const title = textOf(readable(entry.title)) ?? (text === '' ? undefined : excerpt(text, 80));
  if (link === undefined || title === undefined) return undefined;
  const pictures = [...entry.pictures, ...imageAddresses(entry.content), ...imageAddresses(entry.summary)];
  return {
    title,
    description: entry.title === undefined ? '' : excerpt(text),
    thumbnail: pictures.map((picture) => absolute(picture, base)).find(Boolean),
    link,
    categories: tagsOf(entry.categories.map((category) => readable(category))),
    publishedAt: entry.dates.map(dateOf).find(Boolean),
  };
}

const readable = (html = ''): string => printable(decodeEntities(stripMarkup(html)));

const escaped = (text: string | undefined): string | undefined =>
  text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function absolute(address: string | undefined, base: string): string | undefined {
  const text = address?.trim();
  return text ? linkOf(parsedUrl(text, base)?.href) : undefined;
}

/** ISO 8601 in Atom and JSON Feed, the format of mail in RSS. */
function dateOf(date = ''): string | undefined {
  const time = Date.parse(date);
  return instantOf(date) ?? (Number.isNaN(time) ? undefined : instantOf(new Date(time).toISOString()));
}

type Picture = Partial<Record<'url' | 'medium' | 'type', string | undefined>>;

const mediaPictures = (media: { [list in 'contents' | 'thumbnails']?: Picture[] | undefined } = {}) =>
  [
    ...(media.contents ?? []).filter((one) => one.medium === 'image' || isPicture(one)),
    ...(media.thumbnails ?? []),
  ].map(({ url }) => url);

const isPicture = ({ type }: Picture): boolean => type?.startsWith('image/') === true;
