import { experienceText } from '#text/sections.ts';
import type { Experience } from '../model/career.ts';
import { joined } from '../model/phrase.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Timeline, TimelineEntry, TimelineSkeleton } from '../ui/timeline.tsx';
import { cardSection, fromSite } from './card-section.tsx';

export default cardSection<Experience[]>({
  icon: 'lucide:briefcase',
  title: () => experienceText.title,
  useContent: fromSite((site) => site.experiences),
  Skeleton: () => <TimelineSkeleton count={2} />,
  Body: ({ value }) => (
    <Timeline>
      {value.map(({ company, position, from, to, companyLink, description }) => (
        <TimelineEntry
          key={JSON.stringify([company, position, from, to])}
          time={joined([from, to], ' – ')}
          title={position}
          place={company && companyLink ? <OutboundLink href={companyLink}>{company}</OutboundLink> : company}
          description={description}
        />
      ))}
    </Timeline>
  ),
});
