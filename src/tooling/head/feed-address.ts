import type { Site } from '../../config/site.ts';

/** The feed of the blog's articles, for feed readers; undefined without a blog. */
export function feedAddress({ display, source, username }: Site['blog']): string | undefined {
  if (!display) return undefined;
  switch (source) {
    case 'dev':
      return `https://dev.to/feed/${encodeURIComponent(username)}`;
    case 'medium':
      return `https://medium.com/feed/@${encodeURIComponent(username)}`;
    default:
      return undefined;
  }
}
