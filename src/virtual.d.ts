/** Modules that the build makes (src/tooling). */

declare module 'virtual:site' {
  import type { Site } from './config/site.ts';
  /** Null when the configuration is invalid: SPEC's 500 screen. */
  export const site: Site | null;
  /** What is wrong with the configuration; always empty in a production build. */
  export const problems: { path: string; message: string }[];
}

declare module 'virtual:icons' {
  /** Address of the sprite; an icon is `${sprite}#${name}`. */
  export const sprite: string;
}

declare module 'virtual:languages' {
  /** Language name → `#rrggbb`, for those that GitHub colours. */
  export const colors: Record<string, string>;
}

declare module 'virtual:articles' {
  /** The blog's articles, from the service in which the owner writes; null on a site without a blog. */
  export const articlesOf: import('./sources/service.ts').BlogService['articlesOf'] | null;
}

declare module 'virtual:disclosures' {
  /** What the services that the site uses make the privacy policy say. */
  export const disclosures: readonly import('./text/legal/disclosure.ts').ServiceDisclosure[];
}

declare module 'virtual:themes.css';

declare module 'virtual:consent-banner' {
  import type { ComponentType } from 'react';
  import type { ConsentBannerProps } from './app/consent-banner.tsx';
  /** Whether the site uses anything that needs the visitor's consent. */
  export const hasAnalytics: boolean;
  /** Loads the question for consent; null on a site that has nothing to ask, which does without its code. */
  export const loadConsentBanner: (() => Promise<{ default: ComponentType<ConsentBannerProps> }>) | null;
}
