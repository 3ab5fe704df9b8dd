import type { ComponentType } from 'react';
import type { Site } from '../model/site.ts';

export interface SectionProps {
  /** The section's address within the page. */
  id: string;
  site: Site;
  /** True while the profile is unknown: the whole page waits, every section shows its skeleton. */
  loading: boolean;
}

/** What a module of a section exports as its default. Everything else about it is data (src/model/section.ts). */
export interface Section {
  Component: ComponentType<SectionProps>;
}

/** A section of this site, as the build puts it into `virtual:sections`. */
export interface PlacedSection extends Pick<SectionProps, 'id'> {
  section: Section;
}
