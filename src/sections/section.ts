import type { ComponentType } from 'react';
import type { Site } from '../config/site.ts';

export interface SectionProps {
  site: Site;
  /** True while the profile is unknown: the whole page waits, every section shows its skeleton (SPEC §4). */
  loading: boolean;
}

/** One part of the portfolio page. The registry (`index.ts`) says which there are and in which order. */
export interface Section {
  /** The section's address within the page, in English and kebab-case. */
  id: string;
  /** False when the configuration leaves it out: then there is no skeleton either. */
  isEnabled(site: Site): boolean;
  Component: ComponentType<SectionProps>;
}
