import type { SectionId } from '../model/section.ts';

export interface Language {
  /** In the language itself. */
  name: string;
  /** Language and country, for shared links. */
  locale: string;
  /** The hint at its page on a page in another language. */
  hint: { text: string; accept: string; decline: string };
  /** Loaded as `#text/…` (src/tooling/modules/texts.ts). The folder `de` defines the files and keys. */
  page: typeof import('./de/page.ts');
  consentAndErrors: typeof import('./de/consent-and-errors.ts');
  sections: typeof import('./de/sections.ts');
  cv: typeof import('./de/cv.ts');
  formats: typeof import('./de/formats.ts');
  /** Further words of the CV as PDF, Word and Markdown. */
  cvFile: Record<'summary' | 'experience' | 'email' | 'phone' | 'website', string> & {
    asOf(month: string): string;
    pageOf: { page: string; of: string };
  };
  /** Shown by the device once the site is installed. */
  device: {
    description: (owner: string) => string;
    /** Shortcuts of the app's icon. */
    sections: Readonly<Partial<Record<SectionId, string>>>;
    wideScreenshot: string;
    narrowScreenshot: string;
  };
  /** Whether its pages are partly in another language on purpose. */
  isMixed: boolean;
  /** The other ways in which its pages can be worded, by their names in config.ts. */
  wordings?: Readonly<Record<string, Partial<Language>>>;
}
