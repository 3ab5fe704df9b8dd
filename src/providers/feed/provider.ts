import { quote } from '../../config/messages/problem.ts';
import { type ContentProvider, tryLater } from '../provider.ts';
import { articlesOf } from './articles.ts';
import { disclosure } from './disclosure.ts';
import { readFeed } from './read-feed.ts';

/** The owner's blog, wherever it has a feed. */
export const feed: ContentProvider = {
  kind: 'content',
  resources: ({ blog: { display, source, url } }) =>
    display && source === 'feed'
      ? { articles: { ...articlesOf(url), read: (body) => readFeed(body, url) } }
      : {},
  pictures: () => ({}),
  // Its pictures are shown as the snapshot's copies only.
  namedPictures: () => ({ hosts: [], elsewhere: false }),
  check: {
    path: () => 'blog.url',
    explain: ({ error }, { blog: { url } }) => {
      const cure =
        'Open it in your browser, and look for the address that your blog gives to feed readers, such as /feed, /rss.xml or /index.xml.';
      if (error.kind === 'malformed') {
        return { kind: 'mistake', message: `Found ${quote(url)}, but ${error.detail}. ${cure}` };
      }
      return error.kind === 'unknown-user' || error.status === 410
        ? {
            kind: 'mistake',
            message: `Found ${quote(url)}, where nothing is (HTTP ${error.status}). ${cure}`,
          }
        : tryLater(new URL(url).host, error);
    },
    explainEmpty: (_, { blog: { url } }) => ({
      path: 'blog.url',
      message: `Found ${quote(url)}, a feed without entries: the page shows 'No recent post'.`,
    }),
  },
  disclosure,
};
