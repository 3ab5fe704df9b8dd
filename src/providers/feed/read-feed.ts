import { parseFeed } from 'feedsmith';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Article } from '../../model/content.ts';
import { parsedUrl } from '../../model/http-link.ts';
import { decodeEntities, imageAddresses, isContentPicture, stripMarkup } from '../../model/markup.ts';
import { excerpt, printable } from '../../model/plain-text.ts';
import { monthNamed } from '../../site/month-names.ts';
import { isResponse } from '../medium/response.ts';
import { ProviderError } from '../resource.ts';
import { instantOf, linkOf, tagsOf, textOf } from '../shape.ts';

/** Characters; the largest feeds have a few millions. */
const longest = 10_000_000;
/** Characters in which a web page names its feed. */
const longestHead = 100_000;
const mostArticles = 100;
const dayMs = 86_400_000;

type Entry = ReturnType<typeof entriesOf>[number];

/**
 * The articles of a feed in RSS, Atom or JSON Feed, the newest first, or in the feed's order if a date is missing. Without
 * those of the future, such as events and planned articles.
 * @param now milliseconds since the epoch
 * @throws ProviderError 'malformed'
 */
export function readFeed(body: unknown, url: string, now = Date.now()): Article[] {
  const refuse = (detail: string, cause?: unknown) => new ProviderError('malformed', { url, detail, cause });
  if (typeof body !== 'string') throw refuse('there is no text');
  if (body.length > longest) throw refuse(`it has more than ${longest} characters`);
  let entries: Entry[];
  try {
    entries = entriesOf(body, url);
  } catch (error) {
    const feed = feedOfPage(body, url);
    throw refuse(
      feed ? `it is a web page, which names '${feed}' as its feed` : 'it is no RSS, Atom or JSON feed',
      error,
    );
  }
  // Episodes and news may share the link of one page.
  const byLinkAndTitle = new Map<string, Article>();
  for (const entry of entries) {
    const article = articleOf(entry);
    const key = `${article?.link} ${article?.title}`;
    if (article && !byLinkAndTitle.has(key)) byLinkAndTitle.set(key, article);
  }
  if (entries.length > 0 && byLinkAndTitle.size === 0)
    throw refuse(`none of ${entries.length} entries can be read`);
  const articles = [...byLinkAndTitle.values()].filter(
    ({ publishedAt }) => !publishedAt || Date.parse(publishedAt) < now + dayMs,
  );
  if (articles.every(({ publishedAt }) => publishedAt))
    articles.sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  return articles.slice(0, mostArticles);
}

/** The address of the feed that a web page names for feed readers. */
function feedOfPage(page: string, url: string): string | undefined {
  const links = DomUtils.getElementsByTagName('link', parseDocument(page.slice(0, longestHead)));
  const feeds = links.filter(
    ({ attribs: { rel = '', type = '' } }) =>
      /\balternate\b/i.test(rel) && /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i.test(type),
  );
  return feeds.map(({ attribs }) => absolute(attribs.href, url)).find(Boolean);
}

/** Links, dates and pictures in order of preference; in most feeds the title is HTML, though it should not be. */
function entriesOf(body: string, url: string) {
  // Some hosts begin with a blank line or a byte order mark.
  const { format, feed } = parseFeed(body.replace(/^\uFEFF?\s*/, ''));
  switch (format) {
    case 'rss': {
      const entries = (feed.items ?? []).map((item) => ({
        title: item.title,
        links: [
          item.link,
          item.guid?.isPermaLink === false ? undefined : item.guid?.value,
          ...(item.enclosures ?? []).filter((enclosure) => !isPicture(enclosure)).map(({ url }) => url),
          feed.link,
        ],
        summary: item.description ?? mediaDescription(item.media),
        content: item.content?.encoded,
        dates: [item.pubDate, item.dc?.dates?.[0]],
        categories: (item.categories ?? []).map(({ name }) => name),
        pictures: [
          ...mediaPictures(item.media),
          ...(item.enclosures ?? []).filter(isPicture).map((enclosure) => enclosure.url),
          item.itunes?.image,
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
          links: [pageIn(entry.links), pageIn(feed.links)],
          summary: text(entry.summary) ?? mediaDescription(entry.media),
          content: text(entry.content),
          dates: [entry.published, entry.updated],
          categories: (entry.categories ?? []).map(({ label, term }) => label ?? term),
          pictures: [
            ...mediaPictures(entry.media),
            ...links.filter((link) => link.rel === 'enclosure' && isPicture(link)).map(({ href }) => href),
          ],
          base: absolute(entry.xml?.base, outer) ?? outer,
          hasOwnBase: Boolean(entry.xml?.base ?? feed.xml?.base),
        };
      });
    case 'json':
      return (feed.items ?? []).map((item) => ({
        title: escaped(item.title),
        links: [item.url, item.external_url, item.id, feed.home_page_url],
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
        links: [item.link, feed.link],
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
  const link = entry.links.map((address) => absolute(address, base)).find(Boolean);
  const text = readable(entry.summary) || readable(entry.content);
  // Short messages, such as Mastodon's, have no title.
  const title = textOf(readable(entry.title, isFormatting)) ?? (text === '' ? undefined : excerpt(text, 80));
  if (link === undefined || title === undefined) return undefined;
  // A text without `xml:base` is relative to its own page: pictures of Hugo and Jekyll are beside the article.
  const textBase = 'hasOwnBase' in entry && entry.hasOwnBase ? base : link;
  const pictures = [
    ...entry.pictures.map((picture) => absolute(picture, base)),
    ...[entry.content, entry.summary].flatMap((html) =>
      [...imageAddresses(html)].map((picture) => absolute(picture, textBase)),
    ),
  ];
  return {
    title,
    description: entry.title === undefined ? '' : excerpt(text),
    thumbnail: pictures.find((picture) => picture && isContentPicture(picture)),
    link,
    categories: tagsOf(entry.categories.map((category) => readable(category))),
    publishedAt: entry.dates.map(dateOf).find(Boolean),
  };
}

const readable = (html = '', isMarkup?: (name: string) => boolean): string =>
  printable(decodeEntities(stripMarkup(html, isMarkup)));

/** Elements that format a title. Others are its subject: "The <details> element". */
const isFormatting = (name: string): boolean =>
  /^(?:a|abbr|b|br|cite|code|del|em|font|i|ins|mark|p|q|s|small|span|strong|sub|sup|u|wbr)$/i.test(name);

const escaped = (text: string | undefined): string | undefined =>
  text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function absolute(address: string | undefined, base: string): string | undefined {
  const text = address?.trim();
  return text ? linkOf(parsedUrl(text, base)?.href) : undefined;
}

/** `26. Okt 2026 14:10:00 +0200`, `21.04.2021 - 15:26`: dates in the language of a blog. */
const localDate =
  /(?<day>\d{1,2})(?:\.? (?:de )?|\.)(?<month>\d{1,2}|\p{L}{3,})(?:\.? (?:de )?|\.)(?<year>\d{4})(?:\D+(?<time>\d\d:\d\d(?::\d\d)?))?(?: ?(?<zone>[+-]\d\d:?\d\d))?/iu;

/** ISO 8601 in Atom and JSON Feed, the format of mail in RSS, or a date in another language. */
function dateOf(written = ''): string | undefined {
  const instant = instantOf(written);
  // Hugo writes the year 0001 for a page without a date. JavaScript reads it as 2001.
  if (instant || / 0\d{3} /.test(written)) return instant;
  const date = written.replace(/\b(?:CET|MEZ)\b/, '+0100').replace(/\b(?:CEST|MEST|MESZ)\b/, '+0200');
  // The parser of JavaScript takes 05.04.2021 for a day in May.
  const time = /\d\.\d/.test(date) ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(time)) return instantOf(new Date(time).toISOString());
  const { day = '', month = '', year, time: hour = '00:00', zone = '' } = localDate.exec(date)?.groups ?? {};
  const number = /^\d/.test(month) ? month : monthNamed(month);
  return instantOf(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}T${hour}${zone}`);
}

/** The link to a page, in Atom. */
const pageIn = (links: { rel?: string | undefined; href?: string | undefined }[] = []) =>
  links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href;

type Picture = Partial<Record<'url' | 'medium' | 'type', string | undefined>>;
type Media = { [list in 'contents' | 'thumbnails']?: Picture[] | undefined } & {
  description?: { value?: string | undefined } | undefined;
};
/** Feeds of videos have all but the title and the link in a group. */
type MediaOfItem = Media & { groups?: Media[] | undefined };

const mediaPictures = (media: MediaOfItem = {}) =>
  [media, ...(media.groups ?? [])].flatMap(({ contents = [], thumbnails = [] }) =>
    [...contents.filter((one) => one.medium === 'image' || isPicture(one)), ...thumbnails].map(
      ({ url }) => url,
    ),
  );

const mediaDescription = (media: MediaOfItem = {}): string | undefined =>
  [media, ...(media.groups ?? [])].map(({ description }) => escaped(description?.value)).find(Boolean);

const isPicture = ({ type }: Picture): boolean => type?.startsWith('image/') === true;
