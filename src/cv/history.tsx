import { cvText, formatMonths } from '#text/cv.ts';
import { formatDay, formatMonth } from '#text/formats.ts';
import { type Engagement, periodOf, rowsBetween, type SkillGroup } from '../model/engagement.ts';
import { joined, plainText } from '../model/phrase.ts';
import { publicationEntry, timelineEntry } from '../model/timeline-entry.ts';
import type { SiteOf } from '../site/pages.ts';
import { projectFacts } from '../text/key-facts.ts';
import { Card } from '../ui/card.tsx';
import { Chips } from '../ui/chip.tsx';
import { Facts, LinkedTitle, Phrase, Phrases } from '../ui/phrase.tsx';

/** @param props.today such as `2026-01-15` */
export const CvHistory = ({ engagements, today }: { engagements: Engagement[]; today: string }) => (
  <Card id="projects" icon="lucide:folder-clock" title={cvText.history}>
    {engagements.length === 0 && <p className="quiet">{cvText.nothing}</p>}
    <ol className="cv-projects">
      {engagements.map((engagement) => (
        <li key={engagement.id} id={engagement.id} className="cv-project-item">
          <Project engagement={engagement} today={today} />
        </li>
      ))}
    </ol>
  </Card>
);

function Project({ engagement, today }: { engagement: Engagement; today: string }) {
  const { from, title, client, description, tasks, result, technologies } = engagement;
  const { status, end, months } = periodOf(engagement, today);
  return (
    <article className="cv-project">
      <div className="cv-when cluster">
        <p>
          {status !== 'over' && `${cvText.begin[status]} `}
          <time dateTime={from}>{formatDay(from)}</time>
          {end && ' – '}
          {end && <time dateTime={end}>{formatDay(end)}</time>}
        </p>
        {months > 0 && <p>{formatMonths(months)}</p>}
      </div>
      <div className="cv-what stack">
        <Phrase as="h3" of={title} />
        <Phrase as="p" of={client} className="cv-client" />
        <Phrase as="p" of={description} className="cv-description" />
        {tasks.length > 0 && (
          <>
            <h4 className="visually-hidden">{cvText.tasks}</h4>
            <Phrases of={tasks} className="cv-tasks" />
          </>
        )}
        {result && (
          <p className="cv-result">
            <strong>{cvText.result}:</strong> <Phrase of={result} />
          </p>
        )}
        <Facts of={projectFacts(engagement, cvText)} className="cv-project-facts" />
        <Chips of={technologies} label={cvText.technologies} />
      </div>
    </article>
  );
}

/** So many fit beside the filter. */
const firstSkills = 8;
const mostSkills = 10;

/** How long each skill was used, computed from the chosen projects. */
export function CvMatrix({ groups, today }: { groups: SkillGroup[]; today: string }) {
  if (groups.length === 0) return null;
  const rows = groups.flatMap(({ rows }) => rows);
  const table = {
    today,
    most: Math.max(1, ...rows.map(({ months }) => months)),
    isGrouped: groups.length > 1,
  };
  const visibleRows = rows.length > mostSkills ? firstSkills : rows.length;
  return (
    <Card
      id="matrix"
      className="cv-matrix"
      icon="lucide:layers"
      title={cvText.matrix}
      subtitle={cvText.matrixNote}
    >
      <div className="cv-skills">
        <SkillTable {...table} groups={rowsBetween(groups, 0, visibleRows)} />
        {visibleRows < rows.length && (
          <details>
            <summary>{cvText.allSkills(rows.length)}</summary>
            <SkillTable {...table} groups={rowsBetween(groups, visibleRows, rows.length)} isContinued />
          </details>
        )}
      </div>
    </Card>
  );
}

interface SkillTableProps {
  groups: SkillGroup[];
  today: string;
  /** Months of the skill with the longest bar. */
  most: number;
  isGrouped: boolean;
  /** Whether its head is said above. */
  isContinued?: boolean;
}

const SkillTable = ({ groups, today, most, isGrouped, isContinued }: SkillTableProps) => (
  <table aria-labelledby="matrix-heading">
    <colgroup>
      <col />
      <col />
      <col />
      <col />
    </colgroup>
    <thead className={isContinued ? 'visually-hidden' : undefined}>
      <tr>
        <th scope="col">{cvText.technology}</th>
        <th scope="col">{cvText.experience}</th>
        <th scope="col">{cvText.lastUsed}</th>
        <th scope="col">{cvText.projects}</th>
      </tr>
    </thead>
    {groups.map(({ group = cvText.otherSkills, rows }) => (
      <tbody key={plainText(group)}>
        {isGrouped && (
          <tr>
            <th scope="rowgroup" colSpan={3}>
              <Phrase of={group} />
            </th>
          </tr>
        )}
        {rows.map(({ technology, months, lastUsed, projects }) => (
          <tr key={technology}>
            <th scope="row">{technology}</th>
            <td>
              <span className="cv-months">{formatMonths(months)}</span>
              <svg
                className="cv-bar screen-only"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={Math.round((months / most) * 100)} height="4" />
              </svg>
            </td>
            <td>{lastUsed === today.slice(0, 7) ? cvText.today : formatMonth(lastUsed)}</td>
            <td>{projects}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

/** Certificates, education and publications. An anonymous CV has no links, which would lead to names. */
export function CvEducation({ site, isAnonymous }: { site: SiteOf<'cv'>; isAnonymous: boolean }) {
  const cards = [
    ['certifications', 'lucide:award', site.certifications.map(timelineEntry)],
    ['educations', 'lucide:graduation-cap', site.educations.map(timelineEntry)],
    // A title alone identifies its author.
    ['publications', 'lucide:book-open', isAnonymous ? [] : site.publications.map(publicationEntry)],
  ] as const;
  return (
    <div className="cv-more">
      {cards.map(
        ([id, icon, entries]) =>
          entries.length > 0 && (
            <Card key={id} id={id} icon={icon} title={cvText[id]}>
              <ol className="cv-list">
                {entries.map(({ title, link, organization, time, description }, index) => (
                  <li key={index}>
                    <LinkedTitle of={title} href={isAnonymous ? undefined : link} />
                    <Phrase
                      as="p"
                      of={joined([organization, time].filter(Boolean), ' · ')}
                      className="meta"
                    />
                    <Phrase as="p" of={description} className="cv-description" />
                  </li>
                ))}
              </ol>
            </Card>
          ),
      )}
    </div>
  );
}
