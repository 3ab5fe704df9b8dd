import { disclosure } from '../../text/legal/providers/dev.ts';
import type { BlogProvider } from '../provider.ts';
import { articlesOf } from './articles.ts';

export const dev: BlogProvider = {
  name: 'dev.to',
  most: 10,
  articlesOf,
  thumbnails: {
    hosts: [
      'media.dev.to',
      'media2.dev.to',
      'dev-to-uploads.s3.amazonaws.com',
      'thepracticaldev.s3.amazonaws.com',
    ],
    elsewhere: true,
  },
  page: (username) => `https://dev.to/${username}`,
  feed: (username) => `https://dev.to/feed/${encodeURIComponent(username)}`,
  emptyHint: '; dev.to answers the same for accounts that do not exist',
  disclosure,
};
