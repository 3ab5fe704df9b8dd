import { z } from 'zod';
import { type ServiceIconKey, serviceIconKeys } from '../../model/service-icon.ts';
import { apiAddress, publicKey, serverHost } from '../format/remote-support.ts';
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

/** Something you do for clients. */
export interface ServiceConfig {
  /**
   * What the service is called.
   * @example 'Website-Entwicklung'
   */
  name: Words;
  /**
   * What the client gets, in one or two sentences.
   * @example 'Eine Website, die Sie selbst pflegen können.'
   */
  description?: Words;
  /**
   * The icon: 'website', 'mobile', 'webapp', 'support', 'cloud', 'network', 'consulting', 'opensource',
   * 'firewall', 'voip', 'digitalization' or 'hosting'. Default: 'consulting'.
   */
  icon?: ServiceIconKey | (string & {});
  /** The kind of service: 'Entwicklung', 'Infrastructure', 'Beratung', 'Support', or your own word in grey. */
  category?: PerLanguage<'Entwicklung' | 'Infrastructure' | 'Beratung' | 'Support' | (string & {})>;
  /**
   * What is part of it; the first three are shown. Default: none.
   * @example ['Responsives Design', 'Suchmaschinenoptimierung']
   */
  features?: Words[];
  /**
   * What it costs. Default: 'Auf Anfrage'.
   * @example '80€/Stunde'
   */
  pricing?: Words;
  /**
   * Where there is more about it: an address, or a file in public/. It becomes the link 'Mehr dazu'.
   * @example 'https://example.com/website'
   */
  link?: string;
}

const service = z.strictObject({
  name: words(),
  description: words().optional(),
  icon: openText(serviceIconKeys).optional(),
  category: openWords(knownCategories).optional(),
  features: texts(words()),
  pricing: words().default(ownWords('onRequest')),
  link: link().optional(),
});
export type Service = z.output<typeof service>;

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
  list?: ServiceConfig[];
  /** Whether your prices include VAT, and to whom you offer. Left out: not said, and the check asks for it. */
  prices?: PricesConfig;
}

export const services = z.strictObject({
  display: z.boolean().default(false),
  header: words()
    .transform((header) => header || ownWords('services'))
    .default(ownWords('myServices')),
  list: list(service),
  prices: prices.optional(),
});

/** A certification badge: a picture in a card of its own. */
export interface BadgeConfig {
  /**
   * Whose badge it is.
   * @example 'Google'
   */
  label: Words;
  /**
   * The picture, wide rather than high; any photo will do.
   * @example 'images/badge-google.svg'
   */
  image: string;
  /**
   * Where a click leads, such as the certificate itself.
   * @example 'https://example.com/certificate'
   */
  link?: string;
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
  /**
   * The address of the API of RustDesk Server Pro. Default: none.
   * @example 'https://rustdesk.example.com'
   */
  api?: string;
}

export const remoteSupport = z.strictObject({
  display: z.boolean().default(true),
  server: formatted(serverHost).optional(),
  key: formatted(publicKey).optional(),
  relay: formatted(serverHost).optional(),
  api: formatted(apiAddress).optional(),
});
