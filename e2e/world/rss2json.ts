import { mediumFeed } from './content/medium-feed.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';

const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
};

/** `GET https://api.rss2json.com/v1/api.json`: what it cannot fetch it reports with a status of its own, not of HTTP. */
export function answerRss2json(request: WorldRequest): Answer {
  if (request.method === 'OPTIONS') return { status: 204, headers, body: '' };
  if (request.url.pathname !== '/v1/api.json')
    return json(404, headers, { status: 'error', message: 'Not found' });
  const feed = request.url.searchParams.get('rss_url') ?? '';
  const username = /^https:\/\/medium\.com\/feed\/@([^/?]+)$/.exec(feed)?.[1];
  if (!username || username === 'nobody') return json(200, headers, rss2jsonError);
  return json(200, headers, mediumFeed(username));
}

/** The answer of the provider when the feed cannot be had, sent with HTTP 200. */
export const rss2jsonError = {
  status: 'error',
  message: 'Cannot download this RSS feed, make sure the Rss URL is correct.',
};
