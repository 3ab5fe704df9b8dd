import { z } from 'zod';
import { layout as places, type SectionId, sections } from '../../model/section.ts';
import { list, openText } from './field.ts';

/** A section that can be placed: all but those that stay at the top, and the owner's own by their names. */
type PlacedSection = Exclude<SectionId, (typeof places.top)[number] | 'custom'>;

const unnamed: readonly string[] = [...places.top, 'custom'];

/** The sections that can be placed, by the names that they have in the page's addresses. */
export const placedSections = Object.keys(sections).filter(
  (id) => !unnamed.includes(id),
) as readonly PlacedSection[];

/** Where your sections stand. A section is named as in the page's address: 'skills' is at /#skills; your own by their `id`. */
export interface LayoutConfig {
  /**
   * What comes first in the left column of a wide screen, below the profile; before those that stand there anyway.
   * @example ['skills', 'certifications']
   */
  left?: (PlacedSection | (string & {}))[];
  /**
   * What comes first in the right column of a wide screen, before those that stand there anyway.
   * @example ['private-projects', 'featured-repositories']
   */
  right?: (PlacedSection | (string & {}))[];
  /**
   * What comes first below the two columns of a wide screen, across both. Default: the services alone.
   * @example ['services']
   */
  wide?: (PlacedSection | (string & {}))[];
  /**
   * What comes first in one column, on a phone and on paper, after the profile. Default: on a phone what a client
   * looks for, on paper the order of a résumé.
   * @example ['services', 'testimonials']
   */
  phone?: (PlacedSection | (string & {}))[];
}

const ids = () => list(openText(placedSections));

export const layout = z.strictObject({ left: ids(), right: ids(), wide: ids(), phone: ids() });
