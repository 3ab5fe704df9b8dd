import type { Article } from '../../model/content.ts';
import type { Blog } from '../provider.ts';
import type { Resource } from '../resource.ts';

/** The page never asks for it, so it needs no more than the address under which the snapshot has the response. */
export const articlesOf = ({ url }: Pick<Blog, 'url'>) =>
  ({ name: 'articles', url, isSnapshotOnly: true, read: () => [] }) satisfies Resource<Article[]>;
