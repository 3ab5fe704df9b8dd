import type { BlogProvider } from '../provider.ts';
import { articlesOf } from './articles.ts';
import { disclosure } from './disclosure.ts';

export const medium: BlogProvider = {
  kind: 'blog',
  articlesOf,
  thumbnails: { hosts: ['cdn-images-1.medium.com', 'miro.medium.com'], elsewhere: true },
  feed: (username) => `https://medium.com/feed/@${encodeURIComponent(username)}`,
  check: {
    name: 'The provider that reads Medium',
    page: (username) => `https://medium.com/feed/@${username}`,
    emptyHint: '',
  },
  disclosure,
};
