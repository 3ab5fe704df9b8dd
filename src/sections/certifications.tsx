import { certificationsText } from '#text/sections.ts';
import type { Certification } from '../model/career.ts';
import { plainText } from '../model/phrase.ts';
import { Picture } from '../ui/picture.tsx';
import { Timeline, TimelineEntry, TimelineSkeleton } from '../ui/timeline.tsx';
import { cardSection, fromSite } from './card-section.tsx';
import './certifications.css';

export default cardSection<Certification[]>({
  icon: 'lucide:award',
  title: () => certificationsText.title,
  useContent: fromSite((site) => site.certifications),
  Skeleton: () => <TimelineSkeleton count={2} />,
  Body: ({ value }) => (
    <Timeline>
      {value.map(({ year, name, body, link, badge }) => (
        <TimelineEntry
          key={JSON.stringify([year, name, body])}
          time={year}
          title={name}
          link={link}
          place={body}
        >
          {badge && (
            <div className="certification-badge">
              <Picture
                src={badge}
                alt={certificationsText.badge(plainText(name ?? ''))}
                width={56}
                height={56}
              />
            </div>
          )}
        </TimelineEntry>
      ))}
    </Timeline>
  ),
});
