import { z } from 'zod';
import { initialsOf } from '../../model/person-name.ts';
import { headings, knownWords } from '../../text/de/sections.ts';
import { block, label, link, list, openText, openWords, optionalBlock, picture, words } from './field.ts';

/** The categories of a service that have a colour of their own. */
export const knownCategories = ['Entwicklung', 'Infrastructure', 'Beratung', 'Support'] as const;

/** Each has a drawing in `src/tooling/modules/icons/sprite.ts`. */
export const serviceIconKeys = [
  ...(['cloud', 'consulting', 'digitalization', 'firewall', 'hosting', 'mobile', 'network'] as const),
  ...(['opensource', 'support', 'voip', 'webapp', 'website'] as const),
];

const service = z.strictObject({
  /** Its name. @example 'Website-Entwicklung' */
  name: words(),
  /** The benefit for clients, in one or two sentences. @example 'Eine Website, die Sie selbst pflegen können.' */
  description: words().exactOptional(),
  /**
   * The icon: 'website', 'mobile', 'webapp', 'support', 'cloud', 'network', 'consulting', 'opensource', 'firewall', 'voip',
   * 'digitalization' or 'hosting'. Default: 'consulting'.
   */
  icon: openText(serviceIconKeys)
    .transform((icon) => serviceIconKeys.find((key) => key === icon) ?? 'consulting')
    .default('consulting'),
  /** The kind of service: 'Entwicklung', 'Infrastructure', 'Beratung', 'Support', or your own word in grey. */
  category: openWords(knownCategories).exactOptional(),
  /** Its parts. The first three are shown. @example ['Responsives Design', 'Wartung'] */
  features: list(words()),
  /** Its price. Default: 'Auf Anfrage'. @example '80€/Stunde' */
  pricing: words().default(knownWords.onRequest),
  /**
   * For whom it is, where your services are for different clients: 'consumers', 'businesses' or 'both'. The price then says
   * for itself whether it includes VAT, so that net and gross prices can stand on one page. Left out: as in
   * `services.prices`.
   */
  audience: z.enum(['consumers', 'businesses', 'both']).exactOptional(),
  /** Whether this price includes VAT. Default: 'excluded' with audience 'businesses', otherwise 'included'. */
  vat: z.enum(['included', 'excluded']).exactOptional(),
  /** More about it: an address or a file, behind the link 'Mehr dazu'. @example 'https://example.com/website' */
  link: link().exactOptional(),
});

const usualVat = { consumers: 'included', businesses: 'excluded', both: 'included' } as const;

export const services = block({
  /** Whether the card is shown. Default: false. */
  display: z.boolean().default(false),
  /** The heading of the card. Default: 'Meine Dienstleistungen'; an empty text gives 'Dienstleistungen'. */
  header: words()
    .default(headings.myServices)
    .transform((header) => header || headings.services),
  /** The services, in the order in which they are shown. Default: none. */
  list: list(service),
  /** Whether your prices include VAT, and for whom they are: a sentence below all. Left out: not said, but asked for. */
  prices: z
    .strictObject({
      /**
       * 'included': the prices are what a client pays. 'excluded': VAT is added; allowed only when it is plain that you offer
       * to businesses alone. 'smallBusiness': you are a Kleinunternehmer, whose turnover is exempt from VAT.
       */
      vat: z.enum(['included', 'excluded', 'smallBusiness']),
      /** To whom you offer; 'businesses' adds a sentence. Default: 'businesses' with 'excluded', otherwise 'consumers'. */
      audience: z.enum(['consumers', 'businesses']).exactOptional(),
    })
    .transform(({ vat, audience = vat === 'excluded' ? 'businesses' : 'consumers' }) => ({ vat, audience }))
    .exactOptional(),
}).transform((block) => ({
  ...block,
  // A service with an audience of its own states its tax, unless prices are exempt.
  list: block.list.map((entry) =>
    entry.audience && block.prices?.vat !== 'smallBusiness'
      ? { vat: usualVat[entry.audience], ...entry }
      : entry,
  ),
}));

export const badge = z.strictObject({
  /** The issuer. @example 'Google' */
  label: label(),
  /** The picture, wide rather than high; any photo will do. @example 'images/badge-google.svg' */
  image: picture('badge', { shown: [256, 320], ratio: 658 / 176, sizes: 'min(20rem, 100vw - 3.1rem)' }),
  /** Whether the picture shows the issuer's name: the label is then not repeated below it. */
  labelInPicture: z.boolean().default(false),
  /** The page behind it, such as the certificate itself. @example 'https://example.com/certificate' */
  link: link().exactOptional(),
});

const testimonial = z.strictObject({
  /** The client's words; the rest of a long text opens on demand. @example 'Erreichbar und schnell.' */
  quote: words(),
  /** The client's name. @example 'Erika Mustermann' */
  name: z.string(),
  /** Their position. @example 'Geschäftsführerin' */
  role: words().exactOptional(),
  /** Their company. @example 'Beispiel GmbH' */
  company: z.string().exactOptional(),
  /** The client's page; the name becomes the link. @example 'https://example.com' */
  link: link().exactOptional(),
  /** A picture of the person; any photo will do. @example 'images/testimonials/erika.jpg' */
  picture: picture('testimonial', { shown: [40, 40], ratio: 1, sizes: '2.5rem' }).exactOptional(),
  /** The company's logo, in place of a picture of the person. @example 'images/testimonials/beispiel-gmbh.svg' */
  logo: picture('logo', { shown: [112, 112], sizes: '7rem' }).exactOptional(),
});

export const testimonials = block({
  /** The heading of the card. Default: 'Kundenstimmen'. */
  header: words().default(headings.testimonials),
  /** The testimonials, in the order in which they are shown. Default: none, and no card. */
  list: list(testimonial),
  /** Their origin, which consumers must be told: a sentence below them. Left out: not said, but asked for. */
  origin: optionalBlock({
    /** Whether you have made sure, by your own orders, that each of them is by a client of yours. */
    checked: z.boolean(),
    /** Whether you show a selection of what you were sent; false: all of it. */
    selection: z.boolean(),
  }),
}).transform((block) => ({
  ...block,
  // Where there is no picture. Here, because the words of names are many.
  list: block.list.map((entry) =>
    entry.picture || entry.logo ? entry : { ...entry, initials: initialsOf(entry.name) },
  ),
}));
