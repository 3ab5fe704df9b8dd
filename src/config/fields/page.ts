import { icons as lucide } from '@iconify-json/lucide';
import { z } from 'zod';
import { orders, type SectionId, sections } from '../../model/section.ts';
import { analyticsId, blogUsername, hotjarId, withoutAt } from '../format/account.ts';
import { feedAddress, pictureAddress, siteAddress } from '../format/address.ts';
import { type TextFormat, textFormat } from '../format/text-format.ts';
import { guess, withoutUmlauts } from '../messages/nearest.ts';
import { block, count, fieldNotes, formatted, list, openText, words } from './field.ts';

/** The providers of articles, by the names of their folders in `src/providers`. */
export const blogSources = ['dev', 'medium'] as const;
export const allSources = [...blogSources, 'feed'] as const;

/** The fields of `blog` without which a source has no articles. */
export const neededForBlog = {
  dev: ['username'],
  medium: ['username'],
  feed: ['url'],
} as const satisfies Record<(typeof allSources)[number], readonly string[]>;

export const blog = block({
  /** Your name at the provider in which you write. Left out: no blog. @example 'maxmustermann' */
  username: formatted(blogUsername).transform(withoutAt).default(''),
  /**
   * The source of the articles: 'dev' (dev.to), 'medium' (Medium), or 'feed' (whatever has an RSS, Atom or JSON feed). An
   * empty text: no blog. Default: 'dev'.
   */
  source: openText(allSources)
    .default('dev')
    .transform((source) => allSources.find((name) => name === source)),
  /**
   * The address of the feed, with `source: 'feed'`. Visitors do not ask for it: `npm run snapshot` does, and the page is as
   * fresh as that.
   * @example 'https://blog.example.com/feed.xml'
   */
  url: formatted(feedAddress).default(''),
  /** How many articles are shown; providers give no more than 10. Default: 5. @example 3 */
  limit: count(1, 100).default(5),
  /** Whether the card is shown. Default: true. */
  display: z.boolean().default(true),
}).register(fieldNotes, { sample: "{ source: 'dev', username: '…' }" });

export const seo = block({
  /**
   * The address under which visitors find the site; its path is `base`. Search engines and shared links need it. Left out:
   * no canonical addresses, no sitemap, and shared links without a picture.
   * @example 'https://max-mustermann.example'
   */
  url: formatted(siteAddress).exactOptional(),
  /** The title of the page. Left out: your name. @example 'Max Mustermann – IT-Beratung und Entwicklung' */
  title: words().exactOptional(),
  /** A sentence or two about the page. Left out: your bio. @example 'Webanwendungen für kleine Unternehmen, aus Berlin.' */
  description: words().exactOptional(),
  /** The picture of a shared link, best 1200 × 630. Left out: one with your name. @example 'images/share.png' */
  // Only apps that preview a link show it, so it is no `picture()`.
  imageURL: formatted(pictureAddress).exactOptional(),
});

export const googleAnalytics = block({
  /** The id of Google Analytics. Left out: nothing is counted. @example 'G-ABC123DEF4' */
  id: formatted(analyticsId).exactOptional(),
});

export const hotjar = block({
  /** The site id of Hotjar. Left out: no heat map. @example 1234567 */
  id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(formatted(hotjarId).transform(Number))
    .register(fieldNotes, { allowed: hotjarId.allowed })
    .exactOptional(),
  /** The version of Hotjar's snippet. Default: 6. @example 6 */
  snippetVersion: count(1, 99).default(6),
});

const reservedIds =
  /^(?:main|root|page-data|page-title|profile-name|dialog-title|consent-heading|contact-call|contact-code|themes|theme-current|slot-.*|.*-heading)$/;
const isReserved = (id: string): boolean => reservedIds.test(id) || Object.hasOwn(sections, id);

/** A place within the page, as it stands behind the `#` of an address. */
const sectionAddress = textFormat({
  allowed: "small letters, digits and hyphens, such as 'arbeitsweise'",
  form: (value) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value) && !isReserved(value),
  correct: (value) =>
    withoutUmlauts(value.toLowerCase())
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[-\d]+|-$/g, ''),
  advice: (value) =>
    isReserved(value) ? 'The page has a place of this name already. Choose another.' : undefined,
});

const iconNames = Object.keys({ ...lucide.icons, ...lucide.aliases });

export const lucideIcon: TextFormat = {
  allowed: "the name of an icon from lucide.dev/icons, such as 'handshake'",
  faultIn: (value) =>
    iconNames.includes(value) ? undefined : guess(value.replace(/^lucide:/, ''), iconNames),
};

export const customSection = z.strictObject({
  /** Its address in the page, and its name in `layout`: small letters, digits and hyphens. @example 'arbeitsweise' */
  id: formatted(sectionAddress),
  /** The heading of the card. @example 'So arbeite ich' */
  header: words(),
  /** A line below the heading. @example 'In vier Schritten zum Ergebnis' */
  subtitle: words().exactOptional(),
  /** The icon beside the heading: a name from lucide.dev/icons. Default: 'file-text'. @example 'handshake' */
  icon: formatted(lucideIcon).default('file-text'),
  /**
   * Its text in Markdown: paragraphs, headings, lists, links, tables, code, and pictures in `public/`.
   * @example 'Ich arbeite **remote** und vor Ort.\n\n- ein Festpreis\n- ein Ansprechpartner'
   */
  text: words(),
});

/** The sections that can be placed: all but those at the top. The owner's own have names of their own. */
export const placedSections = (Object.keys(sections) as SectionId[]).filter(
  (id) => id !== 'custom' && sections[id].developer !== 'top',
);

const ids = () =>
  list(
    openText(placedSections).register(fieldNotes, {
      allowed: "the name of a section, as in the page’s address, such as 'skills'",
    }),
  );

export const layout = block({
  /**
   * Where the sections are that the lists below do not name. 'developer': the person and their tools at the left,
   * repositories and projects at the right, services and career below. 'consultant': services first, then what clients say and your
   * projects, then repositories and downloads. Where the columns of a wide screen would end far apart, short lists stand in the
   * shorter one, and the end of the longer one goes below both. Default: 'developer'.
   */
  order: z.enum(orders).default('developer'),
  /** Sections at the top of the left column of a wide screen, below the profile. @example ['skills', 'certifications'] */
  left: ids(),
  /** Sections at the top of the right column of a wide screen. @example ['private-projects', 'featured-repositories'] */
  right: ids(),
  /** Sections right below the two columns of a wide screen. @example ['services'] */
  wide: ids(),
  /**
   * Sections right after the profile in one column, on a phone and on paper. Default: on a phone what a client looks for, on
   * paper the order of a résumé.
   * @example ['services', 'testimonials']
   */
  phone: ids(),
  /** Sections right after the profile on paper. Default: as in `phone`. @example ['services', 'experience'] */
  paper: ids(),
});
