import type { SectionId } from '../../model/section.ts';

/** What the visitor's device says about the site once it is installed. */
export const appText = {
  description: (name: string) => `Portfolio of ${name}`,
  /** Sections that a long press on the app's icon leads to. */
  sections: {
    services: 'Services',
    'featured-repositories': 'Projects',
    articles: 'Articles',
  } satisfies Partial<Record<SectionId, string>>,
  legal: 'Legal notice (German)',
  wideScreenshot: 'The portfolio on a wide screen',
  narrowScreenshot: 'The portfolio on a phone',
};
