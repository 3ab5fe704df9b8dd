import type { DescribedPage } from '../model/page.ts';
import type { SectionId } from '../model/section.ts';
import type { SiteLanguage } from '../model/site-language.ts';
import { german } from './de/language.ts';
import { english } from './en/language.ts';

/** A language: the sentences of its pages, and what the build says in it. */
export interface Language {
  /** What it calls itself. */
  name: string;
  /** Language and country, for shared links. */
  locale: string;
  /** Says on a page in another language, to a visitor who prefers this one, that there is a page in it. */
  offer: { offer: string; accept: string; decline: string };
  /** What the page loads as `#text/…` (src/tooling/modules/texts.ts). The folder `de` says which files and keys there are. */
  page: typeof import('./de/page.ts');
  occasions: typeof import('./de/occasions.ts');
  sections: typeof import('./de/sections.ts');
  profile: typeof import('./de/profile.ts');
  formats: typeof import('./de/formats.ts');
  /** What search engines and shared links say of the pages that every language has. */
  descriptions: Readonly<Record<DescribedPage, (owner: string) => string>>;
  /** What the profile's files say beyond the profile page: PDF, Word and Markdown. */
  profileFile: Record<'summary' | 'experience' | 'email' | 'phone' | 'website', string> & {
    asOf(month: string): string;
    /** Before the number of a page, and before how many there are. */
    pageOf: { page: string; of: string };
  };
  /** What the visitor's device says about the site once it is installed. */
  device: {
    description: (owner: string) => string;
    /** Sections that a long press on the app's icon leads to. */
    sections: Readonly<Partial<Record<SectionId, string>>>;
    wideScreenshot: string;
    narrowScreenshot: string;
  };
  /** What the page says where the owner says nothing. */
  defaults: Readonly<Record<keyof typeof import('./de/language.ts').defaults, string>>;
  /** What owners write as a whole text, and every language can say. The first word is what it says. */
  knownWords: Readonly<
    Record<keyof typeof import('./de/language.ts').knownWords, readonly [string, ...string[]]>
  >;
  /** Whether its pages say some things in other languages, as its owners may. */
  isMixed: boolean;
}

/** A language and, by their names in config.ts, the other ways in which its pages can be worded. */
export type WordedLanguage = Language & { wordings?: Readonly<Record<string, Partial<Language>>> };

export const languages: Readonly<Record<SiteLanguage, WordedLanguage>> = { de: german, en: english };

/** The language of a site in its wording. */
export function languageFor({ language, wording }: { language: SiteLanguage; wording: string }): Language {
  const { wordings, ...main } = languages[language];
  return { ...main, ...wordings?.[wording] };
}
