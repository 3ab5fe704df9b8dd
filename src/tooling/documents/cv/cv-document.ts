import { withReadableDomains } from '../../../config/format/address.ts';
import { mailLink, phoneLink } from '../../../model/contact.ts';
import { type Engagement, inGroups, monthsOf, skillMatrix } from '../../../model/engagement.ts';
import { withoutScheme } from '../../../model/http-link.ts';
import type { Phrase } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { type PageId, pagePath } from '../../../pages/pages.ts';
import { type CareerStep, timelineEntry } from '../../../sections/timeline-entry.ts';
import { anonymizer } from '../../../text/anonymizer.ts';
import { keyFacts } from '../../../text/key-facts.ts';
import { languageFor } from '../../../text/languages.ts';
import { ownerName } from '../../../text/titles.ts';
import { absoluteAddress } from '../pages.ts';
import { type Block, type CvDocument, fitted, linked, mapRuns, type Text, words } from './document.ts';

export interface CvOptions {
  /** Until when running projects count, such as `2026-01-15`. */
  today: string;
  /** Leaves out everything that identifies the owner. */
  anonymous?: boolean;
}

/** The consultant's CV: key facts, skills, projects for clients, jobs and education. */
export function cvDocument(site: Site, { today, anonymous = false }: CvOptions): CvDocument {
  const {
    cvFile: text,
    cv: { cvText: page },
  } = languageFor(site);
  const { profilePage, engagements, profile } = site;
  const name = ownerName(site);
  const date = profilePage.updated ?? today;
  const address = shownAddress(site) ?? '';
  const summary = profilePage.summary ?? profile.bio;
  const subtitle = profilePage.title ?? profile.role ?? profilePage.focus;
  const document: CvDocument = {
    title: anonymous ? page.title : `${page.title} ${name}`,
    language: site.language,
    ...(!anonymous && { author: name }),
    date,
    keywords: skillMatrix(engagements, today).map(({ technology }) => technology),
    blocks: [
      heading(1, anonymous ? page.title : name),
      ...(subtitle ? [{ kind: 'paragraph', style: 'subtitle', text: words([subtitle]) } as const] : []),
      { kind: 'facts', facts: headFacts(site, today, anonymous) },
      ...chapter(text.summary, summary ? [paragraph(summary)] : []),
      ...chapter(
        page.focus,
        profilePage.focus && profilePage.focus !== subtitle ? [paragraph(profilePage.focus)] : [],
      ),
      ...chapter(page.matrix, matrix(site, today)),
      ...chapter(
        page.history,
        engagements.map((one) => engagementEntry(one, site, today)),
      ),
      ...chapter(text.experience, site.experiences.map(careerEntry)),
      ...chapter(page.educations, site.educations.map(careerEntry)),
      ...chapter(
        page.certifications,
        list(site.certifications, ({ name, body, year, link }) => [
          linked(name ?? body ?? '', link),
          name && body,
          year,
        ]),
      ),
      // Publications name their authors, and are found by their titles.
      ...chapter(
        page.publications,
        list(anonymous ? [] : site.publications, ({ title, conferenceName, journalName, link }) => [
          linked(title ?? '', link),
          conferenceName,
          journalName,
        ]),
      ),
    ],
    footer: [anonymous ? page.title : name, text.asOf(monthText(date, site)), ...(anonymous ? [] : [address])]
      .filter(Boolean)
      .join(' · '),
    pageOf: text.pageOf,
  };
  return fitted(anonymous ? anonymized(document, site) : document);
}

/** The full address of a page in the document's language. */
export const addressOf = (site: Site, page: PageId = 'portfolio'): string | undefined =>
  absoluteAddress(site, site.base + pagePath(page, site.languages, site.language));

const shownAddress = (site: Site): string | undefined => {
  const address = addressOf(site);
  return address && withoutScheme(withReadableDomains(address));
};

/** The month of `2024-03` or `2024-03-15` as the language writes it: `03/2024`. */
const monthText = (month: string, site: Site): string => languageFor(site).formats.formatMonth(month);

const heading = (level: 1 | 2 | 3, title: Phrase): Block => ({
  kind: 'heading',
  level,
  text: words([title]),
});
const paragraph = (text: Phrase): Block => ({ kind: 'paragraph', text: words([text]) });
const note = (text: Text): Block => ({ kind: 'paragraph', style: 'note', text });

/** Its heading and blocks; nothing without content. */
const chapter = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [heading(2, title), ...blocks] : [];

type Fact = { term: string; text: Text };
const fact = (term: string, ...phrases: readonly (Phrase | undefined)[]): Fact[] => {
  const text = words(phrases.map((phrase) => phrase || undefined));
  return text.length > 0 ? [{ term, text }] : [];
};

function headFacts(site: Site, today: string, anonymous: boolean): Fact[] {
  const { cvFile: text, cv, sections } = languageFor(site);
  const { social, legal } = site;
  const email = social.email ?? legal.email;
  const phone = social.phone ?? legal.phone;
  const address = addressOf(site);
  const contact = (term: string, value: string | undefined, link: string | undefined): Fact[] =>
    value === undefined || anonymous ? [] : [{ term, text: linked(value, link) }];
  return [
    ...keyFacts(site, today, { ...sections, ...cv }).flatMap(([term, ...phrases]) => fact(term, ...phrases)),
    ...contact(text.email, email, email && mailLink(email)),
    ...contact(text.phone, phone, phone && phoneLink(phone)),
    ...contact(text.website, shownAddress(site), address),
  ];
}

function matrix(site: Site, today: string): Block[] {
  const { cvText: page, formatMonths } = languageFor(site).cv;
  const groups = inGroups(skillMatrix(site.engagements, today), site.skillGroups);
  if (groups.length === 0) return [];
  return [
    {
      kind: 'table',
      head: [page.technology, page.experience, page.lastUsed, page.projects],
      groups: groups.map(({ group = page.otherSkills, rows }) => ({
        ...(groups.length > 1 && { title: words([group]) }),
        rows: rows.map(({ technology, months, lastUsed, projects }) =>
          [technology, formatMonths(months), monthText(lastUsed, site), String(projects)].map((cell) =>
            words([cell]),
          ),
        ),
      })),
    },
  ];
}

function engagementEntry(engagement: Engagement, site: Site, today: string): Block {
  const { cvText: page, formatMonths } = languageFor(site).cv;
  const { from, to, title, client, industry, roles, description, tasks, result } = engagement;
  const { technologies, methods, team, place, workload } = engagement;
  const period = `${monthText(from, site)} – ${to && to <= today ? monthText(to, site) : page.today}`;
  const duration = formatMonths(monthsOf(engagement, today).length);
  const facts = [
    ...fact(page.client, client),
    ...fact(page.industry, industry),
    ...fact(roles.length === 1 ? page.roleOf : page.roles, ...roles),
    ...fact(page.team, team === undefined ? undefined : page.teamOf(team)),
    ...fact(page.place, place, workload),
  ];
  const outcome = [
    ...fact(page.result, result),
    ...fact(page.technologies, ...technologies),
    ...fact(page.methods, ...methods),
  ];
  return {
    kind: 'entry',
    blocks: [
      heading(3, title),
      note(words([`${period} (${duration})`])),
      ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
      ...(description ? [paragraph(description)] : []),
      ...(tasks.length > 0 ? [{ kind: 'list', items: tasks.map((task) => words([task])) } as const] : []),
      ...(outcome.length > 0 ? [{ kind: 'facts', facts: outcome } as const] : []),
    ],
  };
}

function careerEntry(step: CareerStep): Block {
  const { time, title, organization, organizationLink, description } = timelineEntry(step);
  const period = words([time || undefined]);
  const where = title && organization ? linked(organization, organizationLink) : [];
  const gap = period.length > 0 && where.length > 0 ? [{ text: ' · ' }] : [];
  const details = [...period, ...gap, ...where];
  return {
    kind: 'entry',
    blocks: [
      heading(3, title ?? organization ?? ''),
      ...(details.length > 0 ? [note(details)] : []),
      ...(description ? [paragraph(description)] : []),
    ],
  };
}

function list<One>(
  all: readonly One[],
  say: (one: One) => [name: Text, ...more: (Phrase | undefined)[]],
): Block[] {
  const items = all.map((one) => {
    const [name, ...more] = say(one);
    return [...name, ...words(['', ...more].filter((part) => part !== undefined))];
  });
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

function anonymized(document: CvDocument, site: Site): CvDocument {
  const hide = anonymizer(site);
  const hidden = mapRuns(document, ({ text, lang }) => ({ text: hide(text), ...(lang && { lang }) }));
  return { ...hidden, keywords: hidden.keywords.map(hide) };
}
