/** Modules that the build makes (src/tooling). Types are named by `import()`: an import statement would make them `any`. */

declare module 'virtual:site' {
  /** Null when the configuration is invalid: then the page is the 500 screen. */
  export const site: import('./model/site.ts').Site | null;
  /** What is wrong with the configuration; always empty in a production build. */
  export const problems: { path: string; message: string }[];
}

declare module 'virtual:snapshot' {
  /** While developing: what a built document carries. Undefined where there is nothing for this site, and in a build. */
  export const snapshot: import('./offline/page-snapshot.ts').PageSnapshot | undefined;
}

declare module 'virtual:sections' {
  type SectionProps = import('./sections/card-section.tsx').SectionProps;
  export interface PlacedSection extends Pick<SectionProps, 'id'> {
    section: import('react').ComponentType<SectionProps>;
  }
  /** The sections that this site uses, in the order of each part of the page. */
  export const sections: Readonly<Record<import('./model/section.ts').Part, readonly PlacedSection[]>>;
}

declare module 'virtual:parts' {
  type Part = import('react').FunctionComponent<{ site: import('./model/site.ts').Site }> | null;
  /** When the owner has time; null where nothing is said of it. */
  export const Availability: Part;
  /** The way to the profile page, and the skills that lead to their projects; null on a site without that page. */
  export const ProfileLink: Part;
  export const LinkedSkills: Part;
  /** What the owner does and promises; null where nothing is said of it. */
  export const Headline: Part;
  /** Skills in groups; null where there are none. */
  export const SkillGroups: Part;
  /** The person for a camera, on paper; null where the owner does not want it. */
  export const ContactCode: Part;
  /** What holds for all prices; null where nothing is said of it. */
  export const PriceNote: Part;
  /** What holds for the price of one service; null where none says for whom it is. */
  export const ServiceNote:
    | import('react').ComponentType<{ service: import('./model/offer.ts').Service }>
    | null;
  /** The features beyond the first; null where no service has so many. */
  export const FurtherFeatures:
    | import('react').ComponentType<{ count: number; children: import('react').ReactNode }>
    | null;
}

declare module 'virtual:icons' {
  /** Address of the sprite; an icon is `${sprite}#${name}`. */
  export const sprite: string;
}

declare module 'virtual:repositories' {
  type Live = import('./providers/provider.ts').LiveRepositories;
  /** What the page asks for the owner's account, and the provider's explanation of its limits. */
  export const profileResource: Live['profileResource'];
  export const featuredResource: Live['featuredResource'];
  export const latestResource: Live['latestResource'];
  export const hasNothingToFeature: Live['hasNothingToFeature'];
  export const limitsPage: string;
  /** What visitors call the provider that is asked at an address. */
  export const providerName: (url: string | undefined) => string;
  /** The owner's further accounts: the addresses under which the snapshot has their repositories, none on most sites. */
  export const furtherAddresses: readonly string[];
  export const withFurther: typeof import('./providers/repository.ts').withFurther | null;
}

declare module 'virtual:articles' {
  /** The blog's articles, from the provider at which the owner writes; null on a site without a blog. */
  export const articlesOf:
    | ((username: string) => import('./providers/provider.ts').SiteResources['articles'])
    | null;
}

declare module 'virtual:law' {
  /** What only the legal pages say, which the documents' own data leave out: how they quote the law, and the owner's block. */
  export const law: import('./model/legal.ts').Law;
  export const legal: import('./model/site.ts').Site['legal'];
}

declare module 'virtual:disclosures' {
  /** What the providers that the site uses make the privacy policy say. */
  export const disclosures: import('./text/legal/privacy-policy.ts').UsedProviders;
}

declare module 'virtual:picture-copies' {
  /** Whether the site has copies of pictures among which browsers choose; drawings have none. */
  export const hasCopies: boolean;
}

declare module 'virtual:pages' {
  type SiteLanguage = import('./model/site-language.ts').SiteLanguage;
  type CommonPage = import('./model/page.ts').CommonPage;
  type OptionalPage = import('./model/page.ts').OptionalPage;
  type Link = { href: string; hrefLang?: SiteLanguage };
  /** By their paths below the base, the pages that this language has besides the portfolio. */
  export const routes: Readonly<
    Record<
      string,
      () => Promise<{ default: import('react').ComponentType<{ site: import('./model/site.ts').Site }> }>
    >
  >;
  /** Where each page is, below the base; `hrefLang` where only another language has it. */
  export const links: Readonly<Record<CommonPage, Link> & Partial<Record<OptionalPage, Link>>>;
  /** The pages to which every page has a link. */
  export const footer: readonly CommonPage[];
  /** The site's other languages: where the portfolio is in each, and by the paths of this one the other pages. */
  export const otherLanguages: readonly {
    lang: SiteLanguage;
    name: string;
    home: string;
    paths: Readonly<Record<string, string>>;
  }[];
  /** Whether much on the page is in another language, which it says then. */
  export const isPartly: boolean;
  /** The offer of the visitor's own language; null on a site in one. */
  export const loadLanguageOffer: (() => Promise<typeof import('./pages/language-offer.tsx')>) | null;
}

declare module 'virtual:language-switch' {
  /** The way to the other languages; null on a site in one. */
  export const LanguageSwitch: typeof import('./pages/language-switch.tsx').LanguageSwitch | null;
}

declare module 'virtual:language-offers' {
  /** What each of the other languages says of its page. */
  export const languageOffers: Readonly<
    Partial<
      Record<import('./model/site-language.ts').SiteLanguage, import('./text/languages.ts').Language['offer']>
    >
  >;
}

declare module 'virtual:profile-files' {
  /** The files of the profile that the build has made, below the base, with their sizes in bytes. No PDF where there is no compiler. */
  export const profileFiles: readonly { format: 'pdf' | 'docx' | 'json'; href: string; size: number }[];
  /** The page's address as an SVG path in a square of `size`; null while the owner has not said where the site is. */
  export const profileCode: { size: number; path: string } | null;
}

declare module 'virtual:layout.css';
declare module 'virtual:themes.css';

declare module 'virtual:consent-banner' {
  /** Whether the site uses anything that needs the visitor's consent. */
  export const hasAnalytics: boolean;
  /** Loads the question for consent; null on a site that has nothing to ask, which does without its code. */
  export const loadConsentBanner:
    | (() => Promise<{
        default: import('react').ComponentType<import('./analytics/consent-banner.tsx').ConsentBannerProps>;
      }>)
    | null;
}
