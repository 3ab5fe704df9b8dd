import type { PageData } from '../../app/page-data.ts';
import {
  type CvSite,
  handles,
  outsidePictures,
  type PortfolioSite,
  sharedSite,
} from '../../model/page-site.ts';
import type { Site } from '../../model/site.ts';
import { repeatedLegal } from '../../text/anonymizer.ts';

/** The white list of the portfolio's document, without what is switched off. */
export function portfolioData(site: Site): PortfolioSite {
  const shown = withoutHidden(site);
  const { availability, contact, contactCard, resume, downloads, skills, skillGroups } = shown;
  const { githubContributions, experiences, certifications, educations, results, testimonials } = shown;
  const { services, remoteSupport, badges, projects, publications, customSections, blog } = shown;
  const { engagedSkills, profile, seo } = shown;
  return {
    ...sharedSite(site),
    ...{
      contactCard,
      resume,
      downloads,
      skills,
      githubContributions,
      experiences,
      certifications,
      educations,
    },
    ...{
      results,
      testimonials,
      services,
      remoteSupport,
      badges,
      projects,
      publications,
      customSections,
      blog,
    },
    ...(availability && { availability }),
    ...(contact && { contact }),
    ...(skillGroups && { skillGroups }),
    ...(engagedSkills && { engagedSkills }),
    profile,
    themeConfig: site.themeConfig,
    accounts: site.accounts,
    social: handles(site),
    law: { smallBusiness: site.law.smallBusiness },
    seo: { title: seo.title, ...(contactCard && { url: seo.url }) },
    pictures: outsidePictures(site),
  };
}

/** The white list of the CV's document. */
export function cvData(site: Site): CvSite {
  const shown = withoutHidden(site);
  const { engagements, profilePage, spokenLanguages, accounts, availability } = shown;
  const { certifications, educations, publications, skillGroups } = shown;
  const { title, url } = site.seo;
  return {
    ...sharedSite(site),
    ...{ engagements, profilePage, spokenLanguages, accounts, certifications, educations, publications },
    ...(availability && { availability }),
    ...(skillGroups && { skillGroups }),
    profile: site.profile,
    social: handles(site),
    law: { smallBusiness: site.law.smallBusiness },
    // For the anonymous version.
    legal: repeatedLegal(site),
    // For paper.
    seo: { title, url },
    // For the rate.
    services: site.services.prices ? { prices: site.services.prices } : {},
  };
}

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
