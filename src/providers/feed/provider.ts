import { writtenHost } from '../../model/http-link.ts';
import { type ContentProvider, refusesPrograms, tryLater } from '../provider.ts';
import { articlesOf } from './articles.ts';
import { readFeed } from './read-feed.ts';

export const feed: ContentProvider = {
  contents: ({ blog: { display, source, url } }) => [
    {
      asked:
        display && source === 'feed'
          ? { ...articlesOf({ url }), isText: true, read: (body) => readFeed(body, url) }
          : null,
      path: 'blog.url',
      explain(error) {
        if (error.status === 403) return { kind: 'warning', message: refusesPrograms(writtenHost(url)) };
        const isGone = error.kind === 'unknown-user' || error.status === 410;
        if (!isGone && error.kind !== 'malformed') return tryLater(writtenHost(url), error);
        const reason = isGone ? `where nothing is (HTTP ${error.status})` : `but ${error.detail}`;
        return {
          kind: 'mistake',
          message: `Found '${url}', ${reason}. Write the address that your blog gives to feed readers: it often ends with /feed, /rss.xml or /index.xml.`,
        };
      },
      empty: { message: `Found '${url}', a feed without entries: the page shows 'No recent post'.` },
    },
  ],
};
