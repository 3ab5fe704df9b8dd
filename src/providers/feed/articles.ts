import type { Article } from '../../model/article.ts';
import { ProviderError } from '../provider-error.ts';
import type { Resource } from '../resource.ts';

/** The articles of a feed. */
export interface FeedResource extends Resource<Article[]> {
  readonly isFeed: true;
}

/** What the page knows of a feed: its address, under which the snapshot has the articles. It never reads one itself. */
export const articlesOf = (url: string): FeedResource => ({
  name: 'articles',
  url,
  isFeed: true,
  read: () => {
    throw new ProviderError('malformed', { url });
  },
});
