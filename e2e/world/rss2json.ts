import { mediumFeed } from './content/medium-feed.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';

/** `GET https://api.rss2json.com/v1/api.json`: failures come with HTTP 200 and a status in the body. */
export function answerRss2json({ url }: WorldRequest): Answer {
  const [, username] =
    /^https:\/\/medium\.com\/feed\/@([^/?]+)$/.exec(url.searchParams.get('rss_url') ?? '') ?? [];
  return json(
    200,
    { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' },
    !username || username === 'nobody' ? rss2jsonError : mediumFeed(username),
  );
}

/** The answer for a feed that cannot be fetched, with HTTP 200. */
const rss2jsonError = {
  status: 'error',
  message: 'Cannot download this RSS feed, make sure the Rss URL is correct.',
};
