import { z } from 'zod';
import {
  type ServiceEntry,
  serviceIconKeys,
  type Testimonial,
  type TestimonialOrigin,
} from '../../model/offer.ts';
import { type TextFormat, textFormat } from '../format/text-format.ts';
import {
  formatted,
  link,
  list,
  openText,
  openWords,
  ownWords,
  type PerLanguage,
  picture,
  texts,
  type Words,
  words,
} from './field.ts';

/** The categories of a service that have a colour of their own. */
export const knownCategories = ['Entwicklung', 'Infrastructure', 'Beratung', 'Support'] as const;

const service = z.strictObject({
  name: words(),
  description: words().optional(),
  icon: openText(serviceIconKeys).optional(),
  category: openWords(knownCategories).optional(),
  features: texts(words()),
  pricing: words().default(ownWords('onRequest')),
  audience: z.enum(['consumers', 'businesses', 'both']).optional(),
  vat: z.enum(['included', 'excluded']).optional(),
  link: link().optional(),
});

/** What holds for all prices of the page: a sentence below the services. */
export interface PricesConfig {
  /**
   * 'included': the prices are what a client pays. 'excluded': VAT is added; allowed only when it is plain that you offer to
   * businesses alone. 'smallBusiness': you are a Kleinunternehmer, whose turnover is exempt from VAT.
   */
  vat: 'included' | 'excluded' | 'smallBusiness';
  /** To whom you offer. 'businesses' adds a sentence that says so. Default: 'businesses' with 'excluded', otherwise 'consumers'. */
  audience?: 'consumers' | 'businesses';
}

const prices = z
  .strictObject({
    vat: z.enum(['included', 'excluded', 'smallBusiness']),
    audience: z.enum(['consumers', 'businesses']).optional(),
  })
  .transform(({ vat, audience = vat === 'excluded' ? 'businesses' : 'consumers' }) => ({ vat, audience }));

/** The services card. */
export interface ServicesConfig {
  /** Whether the card is shown. Default: false. */
  display?: boolean;
  /** The heading of the card. Default: 'Meine Dienstleistungen'; an empty text gives 'Dienstleistungen'. */
  header?: Words;
  /** The services, in the order in which they are shown. Default: none. */
  list?: ServiceEntry<Words, PerLanguage<(typeof knownCategories)[number] | (string & {})>>[];
  /** Whether your prices include VAT, and to whom you offer. Left out: not said, and the check asks for it. */
  prices?: PricesConfig;
}

export const services = z
  .strictObject({
    display: z.boolean().default(false),
    header: words()
      .transform((header) => header || ownWords('services'))
      .default(ownWords('myServices')),
    list: list(service),
    prices: prices.optional(),
  })
  .transform((block) => ({ ...block, list: block.list.map((entry) => withTax(entry, block.prices)) }));

/** A service that says for whom it is says with or without which tax, unless no price has any. */
function withTax(entry: z.output<typeof service>, general: z.output<typeof prices> | undefined) {
  const { audience } = entry;
  if (audience === undefined || general?.vat === 'smallBusiness') return entry;
  return {
    ...entry,
    vat: entry.vat ?? (audience === 'businesses' ? ('excluded' as const) : ('included' as const)),
  };
}

export const badge = z.strictObject({
  label: words(),
  image: picture('badge', {
    shown: [256, 490],
    ratio: 658 / 176,
    sizes:
      '(min-width: 64rem) min(29vw, 25.25rem), (min-width: 37rem) calc(50vw - 2.75rem), calc(100vw - 3.1rem)',
  }),
  link: link().optional(),
});

/** Downloads with which visitors install the remote-support tool. */
export interface RemoteSupportConfig {
  /** Whether the card is shown. Default: true. */
  display?: boolean;
  /**
   * Your own RustDesk server (ID server), with the port where it is not 21116. It needs `key`, too. Left out, the
   * client uses the public servers of the RustDesk project, and the card says so.
   * @example 'rustdesk.example.com'
   */
  server?: string;
  /**
   * The server's public key: what stands in its file id_ed25519.pub. It is no secret; id_ed25519 is.
   * @example 'PublicKeyOfYourServerPublicKeyOfYourServer0='
   */
  key?: string;
  /**
   * Your relay server, where it is another machine or port. Default: the one that `server` names.
   * @example 'relay.example.com:21117'
   */
  relay?: string;
  /** The address of the API of RustDesk Server Pro. Default: none. @example 'https://rustdesk.example.com' */
  api?: string;
}

const hostName = /^(?=.{1,253}(:|$))[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/i;
/** Brackets and port, or the client takes the last part of the address for the port. */
const ipv6WithPort = /^\[[\da-f:.]+\]:\d{1,5}$/i;

const serverHost: TextFormat = {
  allowed:
    "a host name or IP address such as 'rustdesk.example.com', with the port where it is not the usual one",
  hint(value) {
    if (hostName.test(value) || ipv6WithPort.test(value)) {
      const port = Number(/:(\d+)$/.exec(value)?.[1] ?? 1);
      return port >= 1 && port <= 65_535 ? undefined : 'Write a port from 1 to 65535, or leave it out.';
    }
    const address = `http://${value.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')}`;
    // The URL's host also spells umlauts as servers understand them.
    const host = URL.canParse(address) ? new URL(address).host : '';
    return hostName.test(host)
      ? `Write '${host}'.`
      : 'Write the host alone, without https:// and without a path.';
  },
};

/** The public key of a RustDesk server: 32 bytes in base64, the content of `id_ed25519.pub`. */
const publicKey = textFormat(
  "a public key such as 'PublicKeyOfYourServerPublicKeyOfYourServer0='",
  /^[A-Za-z\d+/]{43}=$/,
  (value) =>
    /^[A-Za-z\d+/]{86}==$/.test(value)
      ? 'This looks like the secret key of your server, which nobody may know. Copy the content of id_ed25519.pub, and make a new pair of keys if this file was published.'
      : 'Copy the content of id_ed25519.pub on your server: 44 characters that end with =.',
);

/** The API of a RustDesk server: an address without what has a meaning in settings files. */
const apiAddress = textFormat(
  "an address such as 'https://rustdesk.example.com'",
  /^https?:\/\/[a-z\d.-]+(:\d{1,5})?(\/[\w.~/-]*)?$/i,
  "Write the address alone, such as 'https://rustdesk.example.com'.",
);

export const remoteSupport = z.strictObject({
  display: z.boolean().default(true),
  server: formatted(serverHost).optional(),
  key: formatted(publicKey).optional(),
  relay: formatted(serverHost).optional(),
  api: formatted(apiAddress).optional(),
});

const testimonial = z.strictObject({
  quote: words(),
  name: z.string(),
  role: words().optional(),
  company: z.string().optional(),
  link: link().optional(),
  picture: picture('testimonial', { shown: [48, 48], ratio: 1, sizes: '3rem' }).optional(),
});

const origin = z.strictObject({ checked: z.boolean(), selection: z.boolean() });

/** What clients say about you. */
export interface TestimonialsConfig {
  /** The heading of the card. Default: 'Kundenstimmen'. */
  header?: Words;
  /** The testimonials, in the order in which they are shown. Default: none, and the card is hidden. */
  list?: Testimonial<Words>[];
  /** Where they come from, which consumers have to be told. Left out: not said, and the check asks for it. */
  origin?: TestimonialOrigin;
}

export const testimonials = z.strictObject({
  header: words().default(ownWords('testimonials')),
  list: list(testimonial),
  origin: origin.optional(),
});
