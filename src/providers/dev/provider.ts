import type { BlogProvider } from '../provider.ts';
import { articlesOf } from './articles.ts';
import { disclosure } from './disclosure.ts';

export const dev: BlogProvider = {
  kind: 'blog',
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
  feed: (username) => `https://dev.to/feed/${encodeURIComponent(username)}`,
  check: {
    name: 'dev.to',
    page: (username) => `https://dev.to/${username}`,
    emptyHint: '; dev.to answers the same for accounts that do not exist',
  },
  disclosure,
};
