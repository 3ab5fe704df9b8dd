import { names } from './model/names.ts';
import type { ConfiguredPicture } from './model/picture.ts';
import { type SectionId, sections } from './model/section.ts';
import type { Site } from './model/site.ts';
import type { PageSnapshot } from './offline/page-snapshot.ts';
import { repeatedLegal } from './text/anonymizer.ts';

/** The content of a document's `#page-data`, so that the script's first render equals the document. */
export interface PageData {
  /** Milliseconds since the epoch; left out where the page shows no time. */
  renderedAt?: number;
  /** Null when the configuration is invalid; left out while developing. */
  site?: Site | null;
  snapshot?: PageSnapshot;
  /** False when this document has neither the portfolio's data nor its styles. */
  hasPortfolio?: boolean;
  /** Of the page, below the base. Some hosts answer with a document at other paths too. */
  path: string;
}

/** The site for its documents: without fields that are switched off, unused, for the build only, or in other data too. */
export function siteForPage(site: Site): Site {
  const shown = withoutHidden(site);
  const { github } = shown.projects;
  const unusedSettings = github.mode === 'manual' ? 'automatic' : 'manual';
  const unused = [...buildFields, ...emptyLists(site)];
  return select(
    {
      ...shown,
      projects: { ...shown.projects, github: { ...github, [unusedSettings]: undefined } },
      law: { smallBusiness: site.law.smallBusiness },
      legal: {} as Site['legal'],
      seo: {
        ...(site.seo.title && { title: site.seo.title }),
        ...(site.contactCard && { url: site.seo.url }),
      },
      social: { email: site.social.email, phone: site.social.phone } as Site['social'],
      // The worker's list of files has the site's own.
      pictures: site.pictures.flatMap(({ address }) =>
        URL.canParse(address) ? ({ address } as ConfiguredPicture) : [],
      ),
    },
    (field) => !unused.includes(field),
  );
}

/** Read only by sections and buttons that a site without entries does not have. */
const emptyLists = (site: Site): Fields =>
  portfolioFields.filter((field) => {
    const value = site[field];
    return field !== 'accounts' && Array.isArray(value) && value.length === 0;
  });

/** The site for its profile page: with the project history, without the portfolio's sections. */
export const siteForProfile = (site: Site): Site => ({
  ...siteWithoutPortfolio(site),
  ...select(withoutHidden(site), (field) => profilePageFields.includes(field)),
  // For the anonymous version.
  legal: repeatedLegal(site) as Site['legal'],
  // For paper.
  seo: site.seo,
  // For the rate.
  services: { prices: site.services.prices } as Site['services'],
});

/** The site for its other pages, without the portfolio's sections. */
export function siteWithoutPortfolio(site: Site): Site {
  const { themeConfig, profile, ...others } = siteForPage(site);
  const { name, avatar } = profile;
  const shared = {
    ...others,
    profile: { ...(name && { name }), ...(avatar && { avatar }) },
    themeConfig: { ...themeConfig, themes: [] },
  };
  return select(shared, (field) => !portfolioFields.includes(field));
}

type Fields = readonly (keyof Site)[];

const profileFields: Fields = ['engagements', 'profilePage', 'spokenLanguages'];
const profilePageFields: Fields = [
  ...profileFields,
  ...names('accounts availability certifications educations publications skillGroups'),
];
const buildFields: Fields = [...profileFields, 'layout', 'publish', 'sections'];

/** The footer, the head and the legal pages read these sections' blocks too. */
const neededElsewhere: readonly string[] = ['theme', 'profile', 'details', 'articles'] satisfies SectionId[];

const portfolioFields: Fields = [
  ...Object.entries<string>(sections).flatMap(([id, block]) =>
    neededElsewhere.includes(id) ? [] : (block.split('.')[0] as keyof Site),
  ),
  ...names('accounts availability contactCard engagedSkills results resume downloads skillGroups'),
];

/** Typed as a whole site, as no code reads the missing fields. */
const select = (site: Site, isKept: (field: keyof Site) => boolean): Site =>
  Object.fromEntries(Object.entries(site).filter(([field]) => isKept(field as keyof Site))) as Site;

/** Empties blocks with `display: false`. */
function withoutHidden<Data>(data: Data, isHidden = false): Data {
  if (Array.isArray(data)) return (isHidden ? [] : data.map((entry) => withoutHidden(entry))) as Data;
  if (typeof data === 'string') return (isHidden ? '' : data) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const hides = isHidden || ('display' in data && data.display === false);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withoutHidden(value, hides)]),
  ) as Data;
}

/** JSON for a script element, which no `<` may end. */
export const serializePageData = (data: PageData): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
