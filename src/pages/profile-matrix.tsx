import { formatMonths, profilePageText } from '#text/profile.ts';
import type { SkillGroup } from '../model/engagement.ts';
import { plainText } from '../model/phrase.ts';
import { formatShortMonth } from '../text/quantities.ts';
import { Card } from '../ui/card.tsx';
import { Phrase } from '../ui/phrase.tsx';

interface ProfileMatrixProps {
  groups: readonly SkillGroup[];
  /** Such as `2026-01-15`. */
  today: string;
}

/** What was used for how long, as the chosen projects say. */
export function ProfileMatrix({ groups, today }: ProfileMatrixProps) {
  if (groups.length === 0) return null;
  const most = Math.max(1, ...groups.flatMap(({ rows }) => rows.map(({ months }) => months)));
  return (
    <Card
      id="matrix"
      className="cv-matrix"
      icon="lucide:layers"
      title={profilePageText.matrix}
      subtitle={profilePageText.matrixNote}
    >
      <table aria-labelledby="matrix-heading">
        <thead>
          <tr>
            <th scope="col">{profilePageText.technology}</th>
            <th scope="col">{profilePageText.experience}</th>
            <th scope="col">{profilePageText.lastUsed}</th>
            <th scope="col">{profilePageText.projects}</th>
          </tr>
        </thead>
        {groups.map(({ group = profilePageText.otherSkills, rows }) => (
          <tbody key={plainText(group)}>
            {groups.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  <Phrase of={group} />
                </th>
              </tr>
            )}
            {rows.map(({ technology, months, lastUsed, projects }) => (
              <tr key={technology}>
                <th scope="row">{technology}</th>
                <td>
                  <span className="cv-months">{formatMonths(months)}</span>
                  <svg className="cv-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.round((months / most) * 100)} height="4" />
                  </svg>
                </td>
                <td>{lastUsed === today.slice(0, 7) ? profilePageText.today : formatShortMonth(lastUsed)}</td>
                <td>{projects}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
