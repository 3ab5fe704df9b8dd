import type { Settings } from '../config/config.ts';
import type { SocialAccount } from '../site/social-account.ts';
import type { Profile } from './content.ts';
import type { Engagement, Result } from './engagement.ts';
import type { Law } from './legal.ts';
import type { LocalizedText } from './phrase.ts';
import type { Layout, SectionId } from './section.ts';
import type { SiteLanguage } from './site-language.ts';
import type { ConfiguredPicture } from './site-picture.ts';

/**
 * The finished site in one language: what the owner wrote, with all defaults; what is switched off
 * or has no content is empty. Files are absolute paths below the base, HTML is sanitised. It survives JSON unchanged.
 */
export interface Site extends Omit<Settings, 'skills' | 'engagements' | 'footer'> {
  skills: string[];
  /** Where the owner has any; those in none come first, without a name. */
  skillGroups?: { group?: LocalizedText; list: string[] }[];
  /** The newest first; empty where the CV is not displayed. */
  engagements: Engagement[];
  results: Result[];
  footer?: LocalizedText | undefined;

  /** The account behind `profile` when the site was built: browsers may have a later response, which wins. */
  account?: Partial<Pick<Profile, 'name'>> | undefined;
  law: Law;
  /** The accounts of `github` and `social` as they are shown, in the order of the Details card's rows. */
  accounts: SocialAccount[];
  pictures: ConfiguredPicture[];
  language: SiteLanguage;
  /** Where its page is, below the base: `/`, or `/en/` for a further language. */
  home: string;
  /** Whether so much is not translated that search engines should not find the page. */
  isPartly?: boolean;
  /** The `skills` that an engagement used; left out where there are none. */
  engagedSkills?: string[];
  /** The sections that are on the page: those whose block of the configuration has something to show. */
  sections: SectionId[];
  /** Where they are, each of the owner's own under its `id`. */
  arrangement: Layout<string>;
  /** Whether the person comes first, across both columns. */
  opensAcross: boolean;
}

/** The providers that need the visitor's consent. */
export type AnalyticsName = 'google-analytics' | 'hotjar';

type Measured = Pick<Site, 'data' | 'googleAnalytics' | 'hotjar'>;

/** The analytics in use; none in snapshot mode, in which browsers ask no third party. */
export function analyticsOf({ data, googleAnalytics, hotjar }: Measured): AnalyticsName[] {
  if (data === 'snapshot') return [];
  const ids = { 'google-analytics': googleAnalytics.id, hotjar: hotjar.id };
  return (Object.keys(ids) as AnalyticsName[]).filter((name) => ids[name] !== undefined);
}

export const countsVisits = (site: Measured): boolean => analyticsOf(site).includes('google-analytics');
export const drawsHeatMap = (site: Measured): boolean => analyticsOf(site).includes('hotjar');
