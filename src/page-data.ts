import type { ConfiguredPicture } from './model/picture.ts';
import { type SectionId, sections } from './model/section.ts';
import type { Site } from './model/site.ts';
import type { PageSnapshot } from './offline/page-snapshot.ts';

/** What a document tells the page's script, in its element `#page-data`, so that its first render equals the document. */
export interface PageData {
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** Null when the configuration is invalid; left out while developing, where a module says it. */
  site?: Site | null;
  /** Left out when the build has nothing for this site. */
  snapshot?: PageSnapshot;
  /** False: neither the portfolio's data nor its styles are in this document; the way there loads the portfolio's. */
  hasPortfolio?: boolean;
}

/** A site as its documents carry it: without what is switched off or unused, what only the build asks for, and what `accounts` and the legal pages' own modules say as well. */
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
      seo: { title: site.seo.title, ...(site.contactCard && { url: site.seo.url }) },
      social: { email: site.social.email, phone: site.social.phone } as Site['social'],
      // The worker's list of files has the site's own.
      pictures: site.pictures.flatMap(({ address }) =>
        URL.canParse(address) ? ({ address } as ConfiguredPicture) : [],
      ),
    },
    (field) => !unused.includes(field),
  );
}

/** Only a section or a button reads them that a site without entries does not have. */
const emptyLists = (site: Site): string[] =>
  Object.entries(site).flatMap(([field, value]) =>
    field !== 'accounts' && portfolioFields.includes(field) && Array.isArray(value) && value.length === 0
      ? field
      : [],
  );

/** A site as the document of its profile page carries it: with the project history, and without what only the portfolio shows. */
export const siteForProfile = (site: Site): Site => ({
  ...siteWithoutPortfolio(site),
  ...select(withoutHidden(site), (field) => profilePageFields.includes(field)),
  // For paper.
  seo: site.seo,
  // For the rate.
  services: { prices: site.services.prices } as Site['services'],
});

/** A site as the documents of its other pages carry it: without what only the portfolio shows. */
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
const profilePageFields: readonly string[] = [
  ...profileFields,
  ...(['accounts', 'availability', 'certifications', 'educations'] satisfies Fields),
  ...(['publications', 'skillGroups'] satisfies Fields),
];
const buildFields: readonly string[] = [
  ...profileFields,
  ...(['layout', 'publish', 'sections'] satisfies Fields),
];

/** The footer, the head and the legal pages need these sections' blocks too. */
const neededElsewhere: readonly string[] = ['theme', 'profile', 'details', 'articles'] satisfies SectionId[];

const portfolioFields: readonly string[] = [
  ...Object.entries<string>(sections).flatMap(([id, block]) =>
    neededElsewhere.includes(id) ? [] : (block.split('.')[0] ?? []),
  ),
  ...(['accounts', 'availability', 'contactCard', 'engagedSkills'] satisfies Fields),
  ...(['resume', 'downloads', 'skillGroups'] satisfies Fields),
];

/** No code of the page reads the other fields, so their absence is not in the type. */
const select = (site: Site, isKept: (field: string) => boolean): Site =>
  Object.fromEntries(Object.entries(site).filter(([field]) => isKept(field))) as Site;

/** Of a block that is switched off no word is left. */
function withoutHidden<Data>(data: Data, isHidden = false): Data {
  if (Array.isArray(data)) return (isHidden ? [] : data.map((entry) => withoutHidden(entry))) as Data;
  if (typeof data === 'string') return (isHidden ? '' : data) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const hides = isHidden || ('display' in data && data.display === false);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withoutHidden(value, hides)]),
  ) as Data;
}

/** The data as JSON for within a script element. `<` is spelled so that no text of an answer can end the element. */
export const serializePageData = (data: PageData): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
