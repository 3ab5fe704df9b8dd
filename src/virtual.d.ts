/** Modules that the build generates (src/tooling). Types use `import()`, because an import statement would make them `any`. */

declare module 'virtual:site' {
  const developed: import('./app/page-data.ts').DevelopedSite;
  export = developed;
}

declare module 'virtual:site-has' {
  /** The features that this site has. */
  export const siteHas: Readonly<Record<import('./tooling/modules/site-has.ts').Feature, boolean>>;
}

declare module 'virtual:sections' {
  type SectionProps = import('./sections/card-section.tsx').SectionProps;
  /** The sections that this site uses, by their id. */
  const components: Readonly<
    Partial<Record<import('./model/section.ts').SectionId, import('react').ComponentType<SectionProps>>>
  >;
  export = components;
}

declare module 'virtual:icons' {
  /** Address of the sprite; an icon is `${sprite}#${name}`. */
  export const sprite: string;
}

declare module 'virtual:pages' {
  type Map = ReturnType<typeof import('./site/pages.ts').siteMap>;
  export const links: Map['links'];
  /** The links at the end of every page. */
  export const footer: Map['footer'];
  /** The links on the profile card. */
  export const card: Map['card'];
  export const otherLanguages: Map['otherLanguages'];
  /** Whether much of the page is not translated. The page says so. */
  export const isPartly: boolean;
  export const routes: Map['routes'];
}

declare module 'virtual:page-loaders' {
  type Page = import('react').ComponentType<import('./site/pages.ts').PageDocument>;
  /** Loads the components of the pages that the site has in this language, besides the portfolio. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: Page }>>>;
}

declare module 'virtual:legal' {
  /** The data of the legal pages, which come with their code: every document can show them. */
  export const impressum: import('./site/pages.ts').TextsOf<'impressum'>;
  export const datenschutz: import('./site/pages.ts').TextsOf<'datenschutz'>;
}

declare module 'virtual:cv-files' {
  /** Files of the CV below the base, with sizes in bytes. No PDF without its compiler. */
  export const cvFiles: readonly {
    format: import('./site/pages.ts').CvFormat;
    href: string;
    size: number;
  }[];
  /** QR code of the page's address as an SVG path in a square of `size`; null without `seo.url`. */
  export const cvCode: { size: number; path: string } | null;
}

declare module 'virtual:model-version' {
  /** Responses that were stored with another version of the model are not read. */
  export const modelVersion: string;
}

declare module 'virtual:theme-choice' {
  export const base: string;
  export const config: import('./theme/choice.ts').ThemeConfig;
  /** Address of the style sheet of themes that only a choice shows; empty if the page's own has them all. */
  export const furtherThemes: string;
}

declare module 'virtual:layout.css';
declare module 'virtual:site.css';
