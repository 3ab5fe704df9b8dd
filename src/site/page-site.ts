import { parsedUrl } from '../model/http-link.ts';
import { pick } from '../model/pick.ts';
import { areas, shownBySections } from '../model/section.ts';
import type { Site } from '../model/site.ts';

/* White lists: what a document carries of the site. A field that no page names is in none. */

export const sharedSite = (site: Site) => ({
  ...pick(site, 'base', 'home', 'language', 'languages', 'data', 'footer', 'account'),
  ...pick(site, 'github', 'googleAnalytics', 'hotjar'),
  profile: pick(site.profile, 'name'),
  seo: pick(site.seo, 'title'),
});
export type SharedSite = ReturnType<typeof sharedSite>;

/** The rule that prices refer to. */
export const taxLaw = ({ law }: Site): { smallBusiness?: string | undefined } => pick(law, 'smallBusiness');

/** The data that the portfolio's sections read, without what is switched off. */
export function portfolioData(site: Site) {
  const visible = withoutHidden(site);
  return {
    ...pick(visible, ...shownBySections()),
    ...pick(visible, 'availability', 'contact', 'contactCard', 'resume', 'downloads'),
    ...pick(visible, 'skillGroups', 'engagedSkills', 'opensAcross'),
    arrangement: pick(site.arrangement, ...areas),
    // For the rate.
    services: { ...visible.services, ...pick(site.services, 'prices') },
    social: pick(site.social, 'email', 'phone'),
    law: taxLaw(site),
    // The address is for the code of the contact card.
    seo: { ...pick(site.seo, 'title'), ...(site.contactCard && pick(site.seo, 'url')) },
    // The worker's list of files has the site's own.
    pictures: site.pictures.filter(({ address }) => parsedUrl(address)).map(({ address }) => ({ address })),
  };
}
export type PortfolioSite = SharedSite & ReturnType<typeof portfolioData>;

/** Empties blocks with `display: false`. */
export function withoutHidden<Data>(data: Data, isHidden = false): Data {
  if (Array.isArray(data)) return (isHidden ? [] : data.map((entry) => withoutHidden(entry))) as Data;
  if (typeof data === 'string') return (isHidden ? '' : data) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const hides = isHidden || ('display' in data && data.display === false);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withoutHidden(value, hides)]),
  ) as Data;
}
