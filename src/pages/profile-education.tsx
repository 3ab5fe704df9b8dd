import type { ReactNode } from 'react';
import { profilePageText } from '#text/profile.ts';
import { joined, type Phrase as Sentence } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { Card } from '../ui/card.tsx';
import type { IconId } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Paragraph, Phrase } from '../ui/phrase.tsx';

/** What was learned and published. Where they can be checked, there are names: an anonymous profile has no links. */
export function ProfileEducation({ site, isAnonymous }: { site: Site; isAnonymous: boolean }) {
  const { certifications, educations, publications } = site;
  return (
    <div className="cv-more">
      <Stations
        id="certifications"
        icon="lucide:award"
        title={profilePageText.certifications}
        count={certifications.length}
      >
        {certifications.map(({ year, name, body, link }) => (
          <Station
            key={JSON.stringify([year, name, body])}
            time={year}
            title={name}
            link={isAnonymous ? undefined : link}
            place={body}
          />
        ))}
      </Stations>
      <Stations
        id="educations"
        icon="lucide:graduation-cap"
        title={profilePageText.educations}
        count={educations.length}
      >
        {educations.map(({ institution, degree, from, to, description }) => (
          <Station
            key={JSON.stringify([institution, degree, from, to])}
            time={joined([from, to], ' – ')}
            title={degree}
            place={institution}
            description={description}
          />
        ))}
      </Stations>
      {/* Whoever reads a title can look up the author. */}
      {!isAnonymous && (
        <Stations
          id="publications"
          icon="lucide:book-open"
          title={profilePageText.publications}
          count={publications.length}
        >
          {publications.map(({ title, conferenceName, journalName, link, description }) => (
            <Station
              key={JSON.stringify([title, conferenceName, journalName])}
              time={undefined}
              title={title}
              link={link}
              place={[conferenceName, journalName].filter(Boolean).join(', ')}
              description={description}
            />
          ))}
        </Stations>
      )}
    </div>
  );
}

interface StationsProps {
  id: string;
  icon: IconId;
  title: string;
  count: number;
  children: ReactNode;
}

const Stations = ({ id, icon, title, count, children }: StationsProps) =>
  count > 0 && (
    <Card id={id} className="cv-stations" icon={icon} title={title}>
      <ol className="cv-list">{children}</ol>
    </Card>
  );

interface StationProps {
  time: Sentence | undefined;
  title: Sentence | undefined;
  link?: string | undefined;
  place: string | undefined;
  description?: Sentence | undefined;
}

function Station({ time, title, link, place, description }: StationProps) {
  const words = <Phrase of={title} />;
  return (
    <li>
      {title && <h3>{link ? <OutboundLink href={link}>{words}</OutboundLink> : words}</h3>}
      <Paragraph
        of={[place, time].some(Boolean) ? joined([place || undefined, time], ' · ') : undefined}
        className="cv-station"
      />
      <Paragraph of={description} className="cv-description" />
    </li>
  );
}
