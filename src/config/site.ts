import type { SectionId } from '../model/section.ts';
import type { SiteLanguage } from '../model/site-language.ts';
import type { SocialAccount } from '../model/social-account.ts';
import type { Settings } from './config.ts';
import type { BlogSource } from './fields/page.ts';
import type { Law } from './law/law.ts';
import type { ConfiguredPicture } from './pictures.ts';

/**
 * The finished site: what the page receives as `virtual:site`.
 *
 * It is `Settings` after pruning: entries without content and blocks that are switched off are empty,
 * `display` is true only where there is something to ask for or to show, files are absolute paths below the base,
 * the footer's HTML is sanitised. It survives JSON unchanged.
 */
export type Site = Omit<Settings, 'blog'> & {
  /** `username` and `url` are empty, or `source` unknown, where the blog is not displayed for want of one. */
  blog: { username: string; url: string; limit: number } & (
    | { display: true; source: BlogSource | 'feed' }
    | { display: false; source?: BlogSource | 'feed' | undefined }
  );
  /** What of the law holds for it on the day of the build, as pages and messages quote it. */
  law: Law;
  /** The accounts of `github` and `social` as they are shown, in the order of the Details card's rows. */
  accounts: SocialAccount[];
  /** All pictures that the configuration names and the page shows. */
  pictures: ConfiguredPicture[];
  /** The language of this document, one of `languages`. */
  language: SiteLanguage;
  /** Where its page is, below the base: `/`, or `/en/` for a further language. */
  home: string;
  /** Whether so much is not translated that search engines should not find the page. */
  isPartly?: boolean;
  /** The sections that are on the page: those whose block of the configuration has something to show. */
  sections: SectionId[];
};
