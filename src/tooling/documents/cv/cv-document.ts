import { withReadableDomains } from '../../../config/format/address.ts';
import { anonymousTexts, nameHider, ownerNames } from '../../../model/anonymous.ts';
import { mailLink, phoneLink } from '../../../model/contact.ts';
import { type Engagement, inGroups, periodOf, skillMatrix } from '../../../model/engagement.ts';
import { withoutScheme } from '../../../model/http-link.ts';
import { pick } from '../../../model/pick.ts';
import { documentText, mapTexts } from '../../../model/plain-text.ts';
import type { Site } from '../../../model/site.ts';
import {
  type CareerStep,
  publicationEntry,
  type TimelineEntry,
  timelineEntry,
} from '../../../model/timeline-entry.ts';
import { languageFor } from '../../../site/languages.ts';
import { type PageId, pagePath } from '../../../site/pages.ts';
import type { SocialAccount } from '../../../site/social-account.ts';
import { keyFacts, lineBelowName, projectFacts } from '../../../text/key-facts.ts';
import { ownerName } from '../../../text/titles.ts';
import { absoluteAddress } from '../pages.ts';
import {
  type CvDocument,
  chapter,
  entry,
  facts,
  heading,
  linked,
  list,
  mapWords,
  paragraph,
  table,
} from './document.ts';

export interface CvOptions {
  /** Until when running projects count, such as `2026-01-15`. */
  today: string;
  /** Leaves out everything that identifies the owner. */
  anonymous?: boolean;
}

/** The consultant's CV: key facts, skills, projects for clients, jobs and education. */
export function cvDocument(configured: Site, { today, anonymous = false }: CvOptions): CvDocument {
  const site: CvSite = anonymous ? anonymousSite(configured) : configured;
  const { cvFile: text, cv } = languageFor(site);
  const { cvText: page } = cv;
  const { profilePage, profile } = site;
  const name = ownerName(site);
  const top = name || page.title;
  const date = profilePage.updated ?? today;
  const subtitle = lineBelowName(site) ?? profilePage.focus;
  const focus = profilePage.focus !== subtitle ? profilePage.focus : undefined;
  const projects = site.engagements.map((one) => engagementEntry(one, site, today));
  const document: CvDocument = {
    title: [page.title, name].filter(Boolean).join(' '),
    language: site.language,
    ...(name && { author: name }),
    date,
    keywords: skillMatrix(site.engagements, today).map(({ technology }) => technology),
    blocks: [
      heading(1, top),
      paragraph([subtitle], 'subtitle'),
      headFacts(site, today),
      chapter(text.summary, paragraph([profilePage.summary ?? profile.bio])),
      chapter(page.focus, paragraph([focus])),
      chapter(page.matrix, matrix(site, today)),
      chapter(page.history, projects),
      chapter(
        text.experience,
        site.experiences.map((step) => careerEntry(step, site)),
      ),
      chapter(
        page.educations,
        site.educations.map((step) => careerEntry(step, site)),
      ),
      chapter(page.certifications, shortEntries(site.certifications.map(timelineEntry), site)),
      chapter(page.publications, shortEntries(site.publications.map(publicationEntry), site)),
    ].flat(),
    footer: [top, text.asOf(monthText(date, site)), shownAddress(site)].filter(Boolean).join(' · '),
    pageOf: text.pageOf,
  };
  return mapWords(document, documentText);
}

/** The settings that a CV reads. */
export type CvSite = Pick<
  Site,
  | ('language' | 'languages' | 'wording' | 'base' | 'home' | 'law')
  | ('profilePage' | 'profile' | 'github' | 'accounts' | 'social' | 'seo' | 'legal' | 'availability')
  | ('engagements' | 'experiences' | 'educations' | 'certifications' | 'publications' | 'spokenLanguages')
  | 'skillGroups'
> & { services: Pick<Site['services'], 'prices'> };

/** A site that does not say whose it is: fields that are not named here are not in it. */
export function anonymousSite(site: Site): CvSite {
  const names = ownerNames(site);
  const hide = nameHider(names);
  const experiences = site.experiences.map((one) =>
    pick(one, 'company', 'position', 'from', 'to', 'description'),
  );
  return {
    ...pick(site, 'language', 'languages', 'wording', 'base', 'home', 'law'),
    ...mapTexts(pick(site, 'spokenLanguages', 'skillGroups'), documentText),
    ...anonymousTexts(site, names),
    experiences: mapTexts(experiences, (text) => hide(documentText(text))),
    services: pick(site.services, 'prices'),
    github: { username: '' },
    accounts: [],
    social: { links: [] },
    seo: {},
    legal: pick(site.legal, 'hosting', 'consumerDispute'),
    // They name their authors, and are found by their titles.
    publications: [],
  };
}

/** The full address of a page in the document's language. */
export const addressOf = (site: CvSite, page: PageId = 'portfolio'): string | undefined =>
  absoluteAddress(site, site.base + pagePath(page, site.languages, site.language));

/** A link for a file that is sent around: a whole address, or none while the site's own is not known. */
export const linkFrom = (site: CvSite, link: string | undefined): string | undefined =>
  link && absoluteAddress(site, link);

const shownAddress = (site: CvSite): string | undefined => {
  const address = addressOf(site);
  return address && withoutScheme(withReadableDomains(address));
};

/** The month of `2024-03` or `2024-03-15` as the language writes it: `03/2024`. */
const monthText = (month: string, site: CvSite): string => languageFor(site).formats.formatMonth(month);

function headFacts(site: CvSite, today: string) {
  const { cvFile: text, cv, sections } = languageFor(site);
  const { social, legal } = site;
  const email = social.email ?? legal.email;
  const phone = social.phone ?? legal.phone;
  const address = shownAddress(site);
  const accounts = site.profilePage.accounts ? site.accounts.filter(isOnTheWeb) : [];
  const isWebsite = ({ network }: SocialAccount) => network === 'website';
  const websites = accounts.filter(isWebsite).map(({ text, link }) => linked(text, link));
  return facts([
    ...keyFacts(site, today, { ...sections, ...cv }),
    [text.email, email && linked(email, mailLink(email))],
    [text.phone, phone && linked(phone, phoneLink(phone))],
    [text.website, address && linked(address, addressOf(site)), ...websites],
    ...accounts.filter((account) => !isWebsite(account)).map(accountFact),
  ]);
}

const isOnTheWeb = ({ link, network }: SocialAccount) => link?.startsWith('http') && network !== 'discord';

const accountFact = ({ name, text, link }: SocialAccount) => [name, linked(text, link)] as const;

function matrix(site: CvSite, today: string) {
  const { cvText: page, formatMonths } = languageFor(site).cv;
  const groups = inGroups(skillMatrix(site.engagements, today), site.skillGroups);
  return table(
    [page.technology, page.experience, page.lastUsed, page.projects],
    groups.map(({ group: title = page.otherSkills, rows }) => ({
      title,
      rows: rows.map(({ technology, months, lastUsed, projects }) => {
        return [technology, formatMonths(months), monthText(lastUsed, site), String(projects)];
      }),
    })),
  );
}

function engagementEntry(one: Engagement, site: CvSite, today: string) {
  const { cvText: page, formatMonths } = languageFor(site).cv;
  const { status, end, months } = periodOf(one, today);
  const first = monthText(one.from, site);
  const period =
    status === 'over'
      ? [first, end && monthText(end, site)].filter(Boolean).join(' – ')
      : `${page.begin[status]} ${first}`;
  return entry(
    heading(3, one.title),
    paragraph([months > 0 ? `${period} (${formatMonths(months)})` : period], 'note'),
    facts([[page.client, one.client], ...projectFacts(one, page)]),
    paragraph([one.description]),
    list(one.tasks.map((task) => [task])),
    facts([
      [page.result, one.result],
      [page.technologies, ...one.technologies],
    ]),
  );
}

function careerEntry(step: CareerStep, site: CvSite) {
  const { time, title, organization, organizationLink, description } = timelineEntry(step);
  const where = title && organization ? linked(organization, linkFrom(site, organizationLink)) : undefined;
  return entry(
    heading(3, title ?? organization ?? ''),
    paragraph([time, where], 'note', ' · '),
    paragraph([description]),
  );
}

const shortEntries = (entries: readonly TimelineEntry[], site: CvSite) =>
  list(
    entries.map(({ title, link, organization, time, description }) => [
      linked(title ?? organization ?? '', linkFrom(site, link)),
      title && organization,
      time,
      description,
    ]),
  );
