import type { Phrase } from './phrase.ts';
import type { Site } from './site.ts';

/** A month such as `2024-03`: months sort as texts, and they add up. */
export type Month = string;

/** The owner's projects for clients, as the owner writes them (see career.ts); then what the page has. */

/** A project for a client. */
export interface EngagementEntry<Text = Phrase> {
  /** The month in which it began, as year-month. @example '2024-03' */
  from: Month;
  /** The month in which it ended, as year-month, or 'heute'. Left out: it goes on. @example '2025-08' */
  to?: Month;
  /** What it was, in a few words. @example 'Kundenportal für Vertragsdaten' */
  title: Text;
  /** The client as everybody may read it. @example 'Versicherung, 5.000 Mitarbeitende' */
  client?: Text;
  /**
   * The client's real name. It is never published: only the files that `npm run profile -- --full` makes for you have it.
   * @example 'Muster Versicherung AG'
   */
  clientName?: string;
  /** The client's industry. Visitors can filter by it, so write it the same way each time. @example 'Versicherungen' */
  industry?: Text;
  /** What you were there. Visitors can filter by it. @example ['Softwarearchitekt', 'Entwickler'] */
  roles?: Text[];
  /** What it was about, in one to three sentences. @example 'Kunden sehen ihre Verträge und ändern ihre Daten selbst.' */
  description?: Text;
  /** What you did, one line each. @example ['Architektur der Schnittstellen', 'Umsetzung der Oberfläche'] */
  tasks?: Text[];
  /** What came of it, in a sentence. @example 'Ein Drittel weniger Anrufe im Kundendienst.' */
  result?: Text;
  /**
   * What you worked with. The table of your skills is computed from it: years, last use, projects.
   * @example ['TypeScript', 'PostgreSQL']
   */
  technologies?: string[];
  /** How you worked. @example ['Scrum', 'Code-Reviews'] */
  methods?: Text[];
  /** How many people worked on it, you included. @example 8 */
  team?: number;
  /** Where you worked. @example 'Köln, 80 % remote' */
  place?: Text;
  /** How much of your time it took. @example '4 Tage pro Woche' */
  workload?: Text;
}
/** Without the client's name, which no page may know. Until today where `to` is left out. */
export type Engagement = Omit<EngagementEntry, 'clientName'> &
  Required<Pick<EngagementEntry, 'roles' | 'tasks' | 'technologies' | 'methods'>>;

/** The levels of the Common European Framework of Reference for Languages, and the first language. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Muttersprache'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** A language you speak with clients. */
export interface SpokenLanguage<Text = Phrase> {
  /** Its name. @example 'Englisch' */
  name: Text;
  /** How well: 'A1' to 'C2' of the Common European Framework, or 'Muttersprache'. @example 'C1' */
  level: LanguageLevel;
}

/** The page 'Profil und Projekthistorie'. It exists as soon as there are `engagements`. */
export interface ProfilePageEntry<Text = Phrase> {
  /** Whether the page is made. Default: true. */
  display?: boolean;
  /** What you are, below your name. @example 'Softwarearchitekt und Administrator' */
  title?: Text;
  /** Who you are for a client, in two to four sentences. @example 'Ich baue Webanwendungen und betreibe sie.' */
  summary?: Text;
  /** What you want to be asked for, in a few words. @example 'Webanwendungen für kleine und mittlere Unternehmen' */
  focus?: Text;
  /** Whether the build makes a PDF of it. Default: true. */
  pdf?: boolean;
  /** Whether the build makes a Word file of it. Default: true. */
  docx?: boolean;
  /** The day on which you last changed it, as year-month-day. Left out: the day of the build. @example '2026-01-15' */
  updated?: string;
}
export type ProfilePage = ProfilePageEntry & Required<Pick<ProfilePageEntry, 'display' | 'pdf' | 'docx'>>;

interface Span {
  from: Month;
  to?: Month | undefined;
}

/** What goes on stands first, then what ended last; the same again for two lists in the same order. */
export const latestFirst = <Entry extends Span>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (b.to ?? '9999').localeCompare(a.to ?? '9999') || b.from.localeCompare(a.from));

/** The number of a month in the calendar: those of two months in a row differ by one. */
const numberOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The months of an engagement until today, each by its number: its first and its last one count. */
export function monthsOf(span: Span, today: string): number[] {
  const first = numberOf(span.from);
  const count = numberOf(lastMonth(span, today)) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}

/** The last month of an engagement that a day knows of. */
export const lastMonth = ({ to }: Span, today: string): Month => {
  const current = today.slice(0, 7);
  return to !== undefined && to < current ? to : current;
};

/** What the project history says of a technology. */
export interface SkillRow {
  technology: string;
  /** In how many months of the calendar it was used: two projects at a time count once. */
  months: number;
  lastUsed: Month;
  projects: number;
}

/** The technologies of a project history, those used for the longest time first. What has not begun does not count. */
export function skillMatrix(
  engagements: readonly Pick<Engagement, 'from' | 'to' | 'technologies'>[],
  today: string,
): SkillRow[] {
  const used = new Map<string, { months: Set<number>; lastUsed: Month; projects: number }>();
  for (const engagement of engagements) {
    if (engagement.from > today) continue;
    const last = lastMonth(engagement, today);
    for (const technology of new Set(engagement.technologies)) {
      const row = used.get(technology) ?? { months: new Set(), lastUsed: last, projects: 0 };
      for (const month of monthsOf(engagement, today)) row.months.add(month);
      if (last > row.lastUsed) row.lastUsed = last;
      row.projects += 1;
      used.set(technology, row);
    }
  }
  return [...used]
    .map(([technology, { months, ...row }]) => ({ technology, months: months.size, ...row }))
    .sort(
      (a, b) =>
        b.months - a.months ||
        Number(b.lastUsed > a.lastUsed) - Number(a.lastUsed > b.lastUsed) ||
        b.projects - a.projects ||
        (a.technology < b.technology ? -1 : 1),
    );
}

/** Rows under the name of the owner's group of skills; those in no named group come last. */
export interface SkillGroup {
  group?: Phrase;
  rows: SkillRow[];
}

/** The rows of a matrix as the owner groups skills, each once. */
export function inGroups(rows: readonly SkillRow[], groups: Site['skillGroups'] = []): SkillGroup[] {
  const others = new Set(rows);
  const named = groups.flatMap(({ group, list }): SkillGroup[] => {
    if (group === undefined) return [];
    const own = [...others].filter(({ technology }) => list.includes(technology));
    for (const row of own) others.delete(row);
    return own.length > 0 ? [{ group, rows: own }] : [];
  });
  return others.size > 0 ? [...named, { rows: [...others] }] : named;
}
