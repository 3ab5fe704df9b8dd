import { writtenHost } from '../../model/http-link.ts';
import { disclosure } from '../../text/legal/providers/feed.ts';
import { type ContentProvider, tryLater } from '../provider.ts';
import { articlesOf } from './articles.ts';
import { readFeed } from './read-feed.ts';

export const feed: ContentProvider = {
  resources: ({ blog: { display, source, url } }) =>
    display && source === 'feed'
      ? { articles: { ...articlesOf(url), isText: true, read: (body) => readFeed(body, url) } }
      : {},
  check: {
    path: () => 'blog.url',
    explain: ({ error }, { blog: { url } }) => {
      const cure =
        'Open it in your browser, and look for the address that your blog gives to feed readers, such as /feed, /rss.xml or /index.xml.';
      const isGone = error.kind === 'unknown-user' || error.status === 410;
      if (!isGone && error.kind !== 'malformed') return tryLater(writtenHost(url), error);
      const reason = isGone ? `where nothing is (HTTP ${error.status})` : `but ${error.detail}`;
      return { kind: 'mistake', message: `Found '${url}', ${reason}. ${cure}` };
    },
    explainEmpty: (_, { blog: { url } }) => ({
      message: `Found '${url}', a feed without entries: the page shows 'No recent post'.`,
    }),
  },
  disclosure,
};
