import { z } from 'zod';
import { analyticsId, blogUsername, hotjarId } from '../format/account.ts';
import { feedAddress, pictureAddress, siteAddress } from '../format/address.ts';
import { count, fieldNotes, formatted, openText, type Words, words } from './field.ts';

interface BlogProvider {
  name: string;
  /** What stands before your name in its addresses. */
  page: string;
  /** How many articles it gives at most. */
  most: number;
}

/** The services from which articles can be read. */
export const blogProviders = {
  dev: { name: 'dev.to', page: 'dev.to/', most: 10 },
  medium: { name: 'Medium', page: 'medium.com/@', most: 10 },
} as const satisfies Record<string, BlogProvider>;
export type BlogSource = keyof typeof blogProviders;
export const blogSources = Object.keys(blogProviders) as BlogSource[];
export const blogNames = Object.values(blogProviders).map(({ name }) => name);

/** Your latest articles. Shown only with a username or, of a feed, with its address. */
export interface BlogConfig {
  /**
   * Your name at the service in which you write. Left out: no blog.
   * @example 'maxmustermann'
   */
  username?: string;
  /**
   * Where the articles are: 'dev' (dev.to), 'medium' (Medium), or 'feed' (whatever has an RSS, Atom or JSON feed). An
   * empty text: no blog. Default: 'dev'.
   */
  source?: BlogSource | 'feed' | (string & {});
  /**
   * The address of the feed, with `source: 'feed'`. Visitors do not ask for it: `npm run snapshot` does, and the page is as
   * fresh as that.
   * @example 'https://blog.example.com/feed.xml'
   */
  url?: string;
  /**
   * How many articles are shown; dev.to and Medium give no more than 10. Default: 5.
   * @example 3
   */
  limit?: number;
  /** Whether the card is shown. Default: true. */
  display?: boolean;
}

export const blog = z.strictObject({
  username: formatted(blogUsername(Object.values(blogProviders).map(({ page }) => page)))
    .transform((name) => name.replace(/^@/, ''))
    .optional(),
  source: openText([...blogSources, 'feed']).default('dev'),
  url: formatted(feedAddress).optional(),
  limit: count(1, 100).default(5),
  display: z.boolean().default(true),
});

/** What search engines and shared links say. */
export interface SeoConfig {
  /**
   * The address under which visitors find the site; its path is `base`. Search engines and shared links need it.
   * Left out: no canonical addresses, no sitemap, and shared links without a picture.
   * @example 'https://max-mustermann.example'
   */
  url?: string;
  /**
   * The title of the page. Left out: your name.
   * @example 'Max Mustermann – IT-Beratung und Entwicklung'
   */
  title?: Words;
  /**
   * One or two sentences about the page. Left out: your bio.
   * @example 'Webanwendungen für kleine Unternehmen, aus Berlin.'
   */
  description?: Words;
  /**
   * The picture that goes with a shared link, best 1200 × 630. Left out: one with your name is made for you.
   * @example 'images/share.png'
   */
  imageURL?: string;
}

export const seo = z.strictObject({
  url: formatted(siteAddress).optional(),
  title: words().optional(),
  description: words().optional(),
  // Not a `picture()`: the page does not show it, only services that show a shared link do.
  imageURL: formatted(pictureAddress).optional(),
});

/** Google Analytics. */
export interface GoogleAnalyticsConfig {
  /**
   * The id of Google Analytics. Left out: nothing is counted.
   * @example 'G-ABC123DEF4'
   */
  id?: string;
}

export const googleAnalytics = z.strictObject({
  id: formatted(analyticsId).optional(),
});

/** Hotjar's heat map. */
export interface HotjarConfig {
  /**
   * The site id of Hotjar. Left out: no heat map.
   * @example 1234567
   */
  id?: string | number;
  /**
   * The version of Hotjar's snippet. Default: 6.
   * @example 6
   */
  snippetVersion?: number;
}

export const hotjar = z.strictObject({
  id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(formatted(hotjarId).transform(Number))
    .register(fieldNotes, { allowed: hotjarId.allowed })
    .optional(),
  snippetVersion: count(1, 99).default(6),
});
