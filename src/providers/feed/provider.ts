import type { ContentProvider } from '../provider.ts';
import { articlesOf } from './articles.ts';
import { readFeed } from './read-feed.ts';

export const feed: ContentProvider = {
  requests: ({ blog: { display, source, url } }) => [
    {
      resource:
        display && source === 'feed'
          ? { ...articlesOf({ url }), isText: true, read: (body) => readFeed(body, url) }
          : null,
      path: 'blog.url',
      emptyPath: 'blog.url',
    },
  ],
};
