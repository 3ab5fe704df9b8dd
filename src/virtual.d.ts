/** What this site has, of what only some have. */
declare const siteHas: Readonly<Record<import('./model/feature.ts').Feature, boolean>>;

/** Modules that the build generates (src/tooling). Types use `import()`, because an import statement would make them `any`. */

declare module 'virtual:site' {
  const developed: import('./app/developed-site.ts').DevelopedSite;
  export = developed;
}

declare module 'virtual:sections' {
  type SectionProps = import('./sections/card-section.tsx').SectionProps;
  export interface PlacedSection extends Pick<SectionProps, 'id'> {
    section: import('react').ComponentType<SectionProps>;
  }
  /** The sections that this site uses, in the order of each area of the page. */
  export const sections: Readonly<Record<import('./model/section.ts').Area, readonly PlacedSection[]>>;
}

declare module 'virtual:icons' {
  /** Address of the sprite; an icon is `${sprite}#${name}`. */
  export const sprite: string;
}

declare module 'virtual:law' {
  /** Data of the legal pages, which no document repeats. */
  export const legalSite: import('./model/page-site.ts').LegalSite;
}

declare module 'virtual:disclosures' {
  /** What the privacy policy says about the providers that the site uses. */
  export const disclosures: import('./text/legal/privacy-policy.ts').UsedProviders;
}

declare module 'virtual:pages' {
  type SiteLanguage = import('./model/site-language.ts').SiteLanguage;
  type CommonPage = import('./model/page.ts').CommonPage;
  type OptionalPage = import('./model/page.ts').OptionalPage;
  type Link = { href: string; hrefLang?: SiteLanguage };
  /** The pages of this language except the portfolio, by their path below the base. */
  export const routes: Readonly<
    Record<
      string,
      () => Promise<{
        default: import('react').ComponentType<{
          site: import('./model/page-site.ts').SharedSite;
          cv?: import('./model/page-site.ts').CvSite | undefined;
        }>;
      }>
    >
  >;
  /** Path of each page below the base. `hrefLang` if only another language has it. */
  export const links: Readonly<Record<CommonPage, Link> & Partial<Record<OptionalPage, Link>>>;
  /** The pages that every page links. */
  export const footer: readonly CommonPage[];
  /** The other languages: the portfolio's path, and by the paths of this language those of the other pages. */
  export const otherLanguages: readonly {
    lang: SiteLanguage;
    name: string;
    home: string;
    paths: Readonly<Record<string, string>>;
  }[];
  /** Whether much of the page is not translated. The page says so. */
  export const isPartly: boolean;
  /** The hint at the visitor's language; null on a site in one language. */
  export const loadLanguageHint: (() => Promise<typeof import('./pages/language-hint.tsx')>) | null;
}

declare module 'virtual:language-switch' {
  /** Links to the other languages; null on a site in one language. */
  export const LanguageSwitch: typeof import('./pages/language-switch.tsx').LanguageSwitch | null;
}

declare module 'virtual:language-hints' {
  /** The texts of the hint, by language. */
  export const languageHints: Readonly<
    Partial<
      Record<import('./model/site-language.ts').SiteLanguage, import('./text/language.ts').Language['hint']>
    >
  >;
}

declare module 'virtual:cv-files' {
  /** Files of the CV below the base, with sizes in bytes. No PDF without its compiler. */
  export const cvFiles: readonly { format: 'pdf' | 'docx' | 'json'; href: string; size: number }[];
  /** QR code of the page's address as an SVG path in a square of `size`; null without `seo.url`. */
  export const cvCode: { size: number; path: string } | null;
}

declare module 'virtual:layout.css';
declare module 'virtual:site.css';
