import { readDate, today } from '../../../config/format/dates.ts';
import { skillMatrix } from '../../../model/engagement.ts';
import { type Phrase, plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { anonymizer } from '../../../text/anonymizer.ts';
import { languageFor } from '../../../text/languages.ts';
import { personName } from '../../../text/person-name.ts';
import { documentText } from '../../../text/plain-text.ts';
import { ownerName } from '../../../text/titles.ts';
import { absoluteAddress } from '../pages.ts';
import { addressOf, type CvOptions } from './cv-document.ts';

/** The CV as JSON Resume (jsonresume.org), which job boards and other programs read. */
export function resume(site: Site, { today, anonymous = false }: CvOptions): object {
  const { cvText: page, formatMonths } = languageFor(site).cv;
  const { profile, profilePage, social, legal, engagements, experiences, educations } = site;
  const own = <Value>(value: Value): Value | undefined => (anonymous ? undefined : value);
  const address = own(addressOf(site));
  const summary = profilePage.summary ?? profile.bio;
  const title = profilePage.title ?? profile.role ?? profilePage.focus;
  const data = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: own(personName(ownerName(site)).plain),
      label: title,
      image: own(profile.avatar && absoluteAddress(site, profile.avatar)),
      email: own(social.email ?? legal.email),
      phone: own(social.phone ?? legal.phone),
      url: address,
      summary,
      location: own(
        legal.city && {
          address: legal.street,
          postalCode: legal.postalCode,
          city: legal.city,
          countryCode: legal.country?.toUpperCase(),
        },
      ),
      profiles: own(
        site.accounts
          .filter(({ link, network }) => link?.startsWith('http') && network !== 'website')
          .map(({ name, text: username, link }) => ({ network: name, username, url: link })),
      ),
    },
    work: experiences.map(({ company, position, from, to, companyLink, description }) => ({
      name: company,
      position,
      url: own(webAddress(companyLink)),
      startDate: isoDate(from),
      endDate: isoDate(to),
      summary: description,
    })),
    projects: engagements.map((one) => ({
      name: one.title,
      entity: one.client,
      description: one.description,
      highlights: [...one.tasks, ...(one.result ? [one.result] : [])],
      keywords: one.technologies,
      startDate: one.from,
      endDate: one.to,
      roles: one.roles,
      type: one.industry,
    })),
    skills: skillMatrix(engagements, today).map(({ technology, months }) => ({
      name: technology,
      level: formatMonths(months),
    })),
    languages: site.spokenLanguages.map(({ name, level }) => ({
      language: name,
      fluency: page.levels[level] ?? level,
    })),
    education: educations.map(({ institution, degree, from, to }) => ({
      institution,
      area: degree,
      startDate: isoDate(from),
      endDate: isoDate(to),
    })),
    certificates: site.certifications.map(({ name, body, year, link }) => ({
      name,
      issuer: body,
      date: isoDate(year),
      url: own(webAddress(link)),
    })),
    publications: own(
      site.publications.map(({ title, conferenceName, journalName, description, link }) => ({
        name: title,
        publisher: journalName ?? conferenceName,
        url: webAddress(link),
        summary: description,
      })),
    ),
    meta: {
      canonical: address && new URL('resume.json', address).href,
      version: 'v1.0.0',
      lastModified: `${profilePage.updated ?? today}T00:00:00`,
    },
  };
  const hide = anonymous ? anonymizer(site) : (words: string) => words;
  return withoutNothing(data, hide);
}

export const resumeJson = (site: Site, options: CvOptions): string =>
  `${JSON.stringify(resume(site, options), null, 2)}\n`;

const isoDate = (date: Phrase | undefined): string | undefined => {
  const read = date === undefined ? undefined : readDate(plainText(date));
  return read === today ? undefined : read?.slice(0, 7);
};

const webAddress = (address: string | undefined): string | undefined =>
  address?.startsWith('http') ? address : undefined;

/** Without empty fields, and with phrases as plain text. */
const withoutNothing = (data: object, hide: (text: string) => string): object =>
  JSON.parse(JSON.stringify(data), (key, value) => {
    if (typeof value === 'string') return key === '$schema' ? value : hide(documentText(value)) || undefined;
    if (typeof value !== 'object' || value === null) return value;
    if ('lang' in value) return value.text;
    const kept = Array.isArray(value) ? value.filter((one) => one !== undefined) : value;
    return Object.keys(kept).length > 0 ? kept : undefined;
  });
