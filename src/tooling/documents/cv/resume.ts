import { readDate, today, yearIn } from '../../../config/format/dates.ts';
import { mailLink } from '../../../model/contact.ts';
import { skillMatrix } from '../../../model/engagement.ts';
import { parsedUrl } from '../../../model/http-link.ts';
import { type LocalizedText, plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { languageFor } from '../../../site/languages.ts';
import { ownerName } from '../../../text/titles.ts';
import { plainData } from '../plain-data.ts';
import { addressOf, anonymousSite, type CvOptions, type CvSite, linkFrom } from './cv-document.ts';

/** The CV as JSON Resume (jsonresume.org), which job boards and other programs read. */
export function resume(configured: Site, { today, anonymous = false }: CvOptions): object {
  const site: CvSite = anonymous ? anonymousSite(configured) : configured;
  const { cvText: page, formatMonths } = languageFor(site).cv;
  const { profile, profilePage, social, legal, engagements } = site;
  const address = addressOf(site);
  return plainData({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: ownerName(site),
      label: profilePage.title ?? profile.role ?? profilePage.focus,
      image: webAddress(site, profile.avatar),
      email: asciiEmail(social.email ?? legal.email),
      phone: social.phone ?? legal.phone,
      url: address,
      summary: profilePage.summary ?? profile.bio,
      location: legal.city && {
        address: legal.street,
        postalCode: legal.postalCode,
        city: legal.city,
        countryCode: legal.country?.toUpperCase(),
      },
      profiles: site.accounts
        .filter(({ link, network }) => link?.startsWith('http') && network !== 'website')
        .map(({ name, text: username, link }) => ({ network: name, username, url: webAddress(site, link) })),
    },
    work: site.experiences.map(({ company: name, position, companyLink, from, to, description: summary }) => {
      return { name, position, url: webAddress(site, companyLink), ...period(from, to), summary };
    }),
    projects: engagements.map((one) => ({
      name: one.title,
      entity: one.client,
      description: one.description,
      highlights: [...one.tasks, one.result],
      keywords: one.technologies,
      startDate: one.from,
      endDate: one.to,
      roles: one.roles,
      type: one.industry,
    })),
    skills: skillMatrix(engagements, today).map(({ technology: name, months }) => {
      return { name, level: formatMonths(months) };
    }),
    languages: site.spokenLanguages.map(({ name: language, level }) => {
      return { language, fluency: page.levels[level] ?? level };
    }),
    education: site.educations.map(({ institution, degree: area, from, to }) => {
      return { institution, area, ...period(from, to) };
    }),
    certificates: site.certifications.map(({ name, body: issuer, year, link }) => {
      return { name, issuer, date: isoDate(year), url: webAddress(site, link) };
    }),
    publications: site.publications.map(({ title: name, description: summary, link, ...one }) => {
      return { name, publisher: one.journalName ?? one.conferenceName, url: webAddress(site, link), summary };
    }),
    meta: {
      canonical: address && new URL('resume.json', address).href,
      version: 'v1.0.0',
      lastModified: `${profilePage.updated ?? today}T00:00:00`,
    },
  });
}

export const resumeJson = (site: Site, options: CvOptions): string =>
  `${JSON.stringify(resume(site, options), null, 2)}\n`;

/** Left out where the end is unknown: readers of the file take what has a start and no end for current. */
function period(from: LocalizedText | undefined, to: LocalizedText | undefined) {
  const endDate = isoDate(to, 'last');
  const isEndUnknown = to !== undefined && endDate === undefined;
  if (isEndUnknown && readDate(plainText(to)) !== today) return {};
  return { startDate: isoDate(from), endDate };
}

function isoDate(date: LocalizedText | undefined, at: 'first' | 'last' = 'first'): string | undefined {
  if (date === undefined) return undefined;
  const day = readDate(plainText(date));
  return day === today ? undefined : (day?.slice(0, 7) ?? yearIn(plainText(date), at));
}

/** The schema's format `uri`: a whole address, in ASCII. */
function webAddress(site: CvSite, address: string | undefined): string | undefined {
  const whole = linkFrom(site, address);
  return whole?.startsWith('http') ? parsedUrl(whole)?.href : undefined;
}

/** The schema's format `email`: the domain in ASCII; none for an address whose name is not. */
function asciiEmail(address: string | undefined): string | undefined {
  const mailto = address && mailLink(address);
  if (!mailto) return undefined;
  const email = decodeURIComponent(mailto.slice('mailto:'.length));
  return /^[\x21-\x7e]+$/.test(email) ? email : undefined;
}
