import { z } from 'zod';
import { link, list, ownWords, picture, type Words, words } from './field.ts';

/** What a client says about you. Ask before you publish it: the words and the name are theirs. */
export interface TestimonialConfig {
  /**
   * What the client says, in their own words. Of a long text the rest opens on demand.
   * @example 'Erreichbar, ehrlich und schneller als versprochen.'
   */
  quote: Words;
  /**
   * Who says it.
   * @example 'Erika Mustermann'
   */
  name: string;
  /**
   * What they do there.
   * @example 'Geschäftsführerin'
   */
  role?: Words;
  /**
   * Where they work.
   * @example 'Beispiel GmbH'
   */
  company?: string;
  /**
   * Where the client can be found; the name becomes the link.
   * @example 'https://example.com'
   */
  link?: string;
  /**
   * A picture of the person, or the logo of the company; any photo will do.
   * @example 'images/testimonials/erika.jpg'
   */
  picture?: string;
}

const testimonial = z.strictObject({
  quote: words(),
  name: z.string(),
  role: words().optional(),
  company: z.string().optional(),
  link: link().optional(),
  picture: picture('testimonial', { shown: [48, 48], ratio: 1, sizes: '3rem' }).optional(),
});
export type Testimonial = z.output<typeof testimonial>;

/** Where the testimonials come from. It becomes a sentence below them, so say what is so. */
export interface OriginConfig {
  /** Whether you have made sure, by your own orders, that each of them is by a client of yours. */
  checked: boolean;
  /** Whether you show a selection of what you were sent; false: all of it. */
  selection: boolean;
}

const origin = z.strictObject({ checked: z.boolean(), selection: z.boolean() });

/** What clients say about you. */
export interface TestimonialsConfig {
  /** The heading of the card. Default: 'Kundenstimmen'. */
  header?: Words;
  /** The testimonials, in the order in which they are shown. Default: none, and the card is hidden. */
  list?: TestimonialConfig[];
  /** Where they come from, which consumers have to be told. Left out: not said, and the check asks for it. */
  origin?: OriginConfig;
}

export const testimonials = z.strictObject({
  header: words().default(ownWords('testimonials')),
  list: list(testimonial),
  origin: origin.optional(),
});
