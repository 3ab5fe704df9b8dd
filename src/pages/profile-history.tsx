import { formatMonth, formatMonths, profilePageText } from '#text/profile.ts';
import { type Engagement, monthsOf } from '../model/engagement.ts';
import { joined, plainText } from '../model/phrase.ts';
import { Card } from '../ui/card.tsx';
import { TechnologyChips } from '../ui/chip.tsx';
import { type Fact, Facts, Paragraph, Phrase, Phrases } from '../ui/phrase.tsx';

interface ProfileHistoryProps {
  /** The newest first. */
  engagements: readonly Engagement[];
  /** Such as `2026-01-15`. */
  today: string;
}

/** The projects, one after the other. */
export function ProfileHistory({ engagements, today }: ProfileHistoryProps) {
  return (
    <Card id="projects" className="cv-history" icon="lucide:folder-clock" title={profilePageText.history}>
      {engagements.length === 0 && <p className="quiet">{profilePageText.nothing}</p>}
      <ol className="cv-projects">
        {engagements.map((engagement) => (
          <li key={`${engagement.from} ${plainText(engagement.title)}`}>
            <Project engagement={engagement} today={today} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Project({ engagement, today }: { engagement: Engagement; today: string }) {
  const { from, to, title, client, industry, roles, description, tasks, result } = engagement;
  const { technologies, methods, team, place, workload } = engagement;
  const isOver = to !== undefined && to <= today;
  const months = monthsOf(engagement, today).length;
  const facts: Fact[] = [
    [profilePageText.roleOf, joined(roles, ', ')],
    [profilePageText.industry, industry],
    [profilePageText.place, place],
    [profilePageText.workload, workload],
    [profilePageText.team, team === undefined ? undefined : profilePageText.teamOf(team)],
    [profilePageText.methods, joined(methods, ', ')],
  ];
  return (
    <article className="cv-project">
      <div className="cv-when">
        <p>
          <time dateTime={from}>{formatMonth(from)}</time> –{' '}
          {isOver ? <time dateTime={to}>{formatMonth(to)}</time> : profilePageText.today}
        </p>
        {months > 0 && <p>{formatMonths(months)}</p>}
      </div>
      <div className="cv-what">
        <h3>
          <Phrase of={title} />
        </h3>
        <Paragraph of={client} className="cv-client" />
        <Paragraph of={description} className="cv-description" />
        {tasks.length > 0 && (
          <>
            <h4 className="visually-hidden">{profilePageText.tasks}</h4>
            <Phrases of={tasks} className="cv-tasks" />
          </>
        )}
        {result && (
          <p className="cv-result">
            <strong>{profilePageText.result}:</strong> <Phrase of={result} />
          </p>
        )}
        <Facts of={facts} className="cv-project-facts" />
        {technologies.length > 0 && (
          <TechnologyChips technologies={technologies} label={profilePageText.technologies} />
        )}
      </div>
    </article>
  );
}
