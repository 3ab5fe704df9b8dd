import type { SectionId } from '../../model/section.ts';

/** What the visitor's device says about the site once it is installed. */
export const appText = {
  description: (name: string) => `Portfolio von ${name}`,
  /** Sections that a long press on the app's icon leads to. */
  sections: {
    services: 'Dienstleistungen',
    'featured-repositories': 'Projekte',
    articles: 'Artikel',
  } satisfies Partial<Record<SectionId, string>>,
  legal: 'Impressum',
  wideScreenshot: 'Das Portfolio auf einem breiten Bildschirm',
  narrowScreenshot: 'Das Portfolio auf einem Telefon',
};
