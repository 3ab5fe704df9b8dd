import { disclosure } from '../../text/legal/providers/medium.ts';
import type { BlogProvider } from '../provider.ts';
import { articlesOf } from './articles.ts';

export const medium: BlogProvider = {
  name: 'Medium',
  most: 10,
  articlesOf,
  thumbnails: { hosts: ['cdn-images-1.medium.com', 'miro.medium.com'], elsewhere: true },
  page: (username) => `https://medium.com/@${username}`,
  feed: (username) => `https://medium.com/feed/@${encodeURIComponent(username)}`,
  answeredBy: 'rss2json, which reads Medium,',
  disclosure,
};
