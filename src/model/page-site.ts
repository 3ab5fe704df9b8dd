import { parsedUrl } from './http-link.ts';
import type { Phrase } from './phrase.ts';
import type { Site } from './site.ts';
import type { ConfiguredPicture } from './site-picture.ts';

/* White lists: what each document carries of the site. A field that no page names is in none. */

/** What every page reads, and all that the legal pages and the page for unknown addresses do. */
export interface SharedSite
  extends Pick<Site, 'base' | 'home' | 'language' | 'languages' | 'data' | 'enablePWA' | 'footer' | 'github'>,
    Pick<Site, 'googleAnalytics' | 'hotjar'> {
  profile: Pick<Site['profile'], 'name'>;
  seo: { title?: Phrase | undefined };
}

export function sharedSite(site: Site): SharedSite {
  const { base, home, language, languages, data, enablePWA, footer, github, googleAnalytics, hotjar } = site;
  const shared = {
    base,
    home,
    language,
    languages,
    data,
    enablePWA,
    footer,
    github,
    googleAnalytics,
    hotjar,
  };
  const { name } = site.profile;
  return { ...shared, profile: name === undefined ? {} : { name }, seo: { title: site.seo.title } };
}

/** What the legal pages read besides. They bring it with their code, as they are shown in other pages' documents too. */
export interface LegalSite
  extends Pick<
    Site,
    'law' | 'legal' | 'contact' | 'data' | 'languages' | 'enablePWA' | 'googleAnalytics' | 'hotjar'
  > {
  /** Only whether there is a portrait: its address would publish the original photo. */
  profile: { avatar?: unknown };
  social: Handles;
  blog: Pick<Site['blog'], 'url'>;
  themeConfig: Pick<Site['themeConfig'], 'disableSwitch'>;
  pictures: readonly Pick<ConfiguredPicture, 'address'>[];
}

export function legalSite(site: Site): LegalSite {
  const { law, legal, contact, data, languages, enablePWA, googleAnalytics, hotjar } = site;
  return {
    ...{ law, legal, data, languages, enablePWA, googleAnalytics, hotjar },
    ...(contact && { contact }),
    profile: site.profile.avatar === undefined ? {} : { avatar: true },
    social: handles(site),
    blog: { url: site.blog.url },
    themeConfig: { disableSwitch: site.themeConfig.disableSwitch },
    pictures: outsidePictures(site),
  };
}

interface Handles {
  email?: string | undefined;
  phone?: string | undefined;
}

export const handles = ({ social: { email, phone } }: Site): Handles => ({ email, phone });

/** The portfolio, for its sections. */
export interface PortfolioSite
  extends SharedSite,
    Pick<
      Site,
      'availability' | 'contact' | 'contactCard' | 'resume' | 'downloads' | 'skills' | 'skillGroups'
    >,
    Pick<Site, 'githubContributions' | 'experiences' | 'certifications' | 'educations' | 'results'>,
    Pick<Site, 'testimonials' | 'services' | 'remoteSupport' | 'badges' | 'projects' | 'publications'>,
    Pick<Site, 'customSections' | 'themeConfig' | 'accounts' | 'blog' | 'engagedSkills'> {
  profile: Site['profile'];
  social: Handles;
  law: { smallBusiness?: string | undefined };
  seo: { title?: Phrase | undefined; url?: string | undefined };
  pictures: readonly Pick<ConfiguredPicture, 'address'>[];
}

/** The project history, and what the anonymous version hides. */
export interface CvSite
  extends SharedSite,
    Pick<Site, 'engagements' | 'profilePage' | 'spokenLanguages' | 'accounts' | 'availability'>,
    Pick<Site, 'certifications' | 'educations' | 'publications' | 'skillGroups'> {
  profile: Site['profile'];
  social: Handles;
  law: { smallBusiness?: string | undefined };
  legal: Partial<Site['legal']>;
  seo: { title?: Phrase | undefined; url?: string | undefined };
  services: Pick<Site['services'], 'prices'>;
}

/** The worker's list of files has the site's own. */
export const outsidePictures = ({ pictures }: Pick<Site, 'pictures'>): Pick<ConfiguredPicture, 'address'>[] =>
  pictures.flatMap(({ address }) => (parsedUrl(address) ? { address } : []));
