import type { Certification } from '../config/fields/career.ts';
import { certificationsText } from '../text/sections.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
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
          key={[year, name, body].join('|')}
          time={year}
          title={name && link ? <OutboundLink href={link}>{name}</OutboundLink> : name}
          place={body}
        >
          {badge && (
            <div className="certification-badge">
              <Picture src={badge} alt={certificationsText.badge(name ?? '')} width={56} height={56} />
            </div>
          )}
        </TimelineEntry>
      ))}
    </Timeline>
  ),
});
